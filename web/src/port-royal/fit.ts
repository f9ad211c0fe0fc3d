/** The size at which a name fits: small caps of Cyrillic are wider. Never below 60 %. */
export function fit(name: string, width: number, size: number): number {
  const em = [...name].reduce((sum, letter) => sum + (/[Ѐ-ӿ]/.test(letter) ? 0.68 : 0.57), 0);
  return Math.max(size * 0.5, Math.min(size, width / em));
}
