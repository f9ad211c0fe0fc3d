/** What an adventure offers after the draw, a token for another: rows by what is given. */

export interface TradeRow {
  give: string;
  offers: { action: string; get: string; key: string | undefined }[];
}

/** The trades among actions, `trade rum for spices`; none where the card pays in something else. */
export function tradesIn(actions: readonly string[]): TradeRow[] {
  const rows = new Map<string, TradeRow>();
  for (const [i, action] of actions.entries()) {
    const [verb, give = '', , get] = action.split(' ');
    if (verb !== 'trade' || get === undefined) continue;
    const row = rows.get(give) ?? { give, offers: [] };
    rows.set(give, row);
    row.offers.push({ action, get, key: i < 9 ? String(i + 1) : undefined });
  }
  return [...rows.values()];
}
