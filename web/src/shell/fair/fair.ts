/**
 * Fair deals, checked by the reader's own browser. The same numbers as `FairSeed` of the server:
 * 256 secret bits and a word of every seat, HMAC-SHA-256 in counter mode. WebCrypto is missing where
 * a page comes over plain HTTP from a neighbour's computer, hence a library.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Arguments } from '../words/fluent';
import type { Keepsake } from './keepsakes';
import type { Opened } from '../link/protocol';

/** Stands for a seat that has no part in the deal. */
const NO_PART = '-';

/** One thing that was looked at; its code is a message, with a form of its own for `wrong` and for `unknown`. */
export interface Finding {
  code: string;
  /** `unknown`: nobody can tell any more; `unchecked`: this page cannot deal it again, others can. */
  verdict: 'right' | 'wrong' | 'unknown' | 'unchecked';
  details: Arguments;
}

export const verdict = (right: boolean): Finding['verdict'] => (right ? 'right' : 'wrong');

const WORD = 8;
const ALL = 1n << 64n;

/** Whole numbers, all alike likely, of one thing left to chance. */
export class Generator {
  readonly #key: Uint8Array;
  #counter = 0n;
  #block = new Uint8Array();

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  below(n: number): number {
    const size = BigInt(n);
    const limit = ALL - (ALL % size); // what lies above would favour the small numbers
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return Number(word % size);
  }

  /** The numbers from 0 to n - 1 in random order. */
  permutation(n: number): number[] {
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order;
  }

  #word(): bigint {
    if (this.#block.length === 0) {
      const counter = new Uint8Array(WORD);
      new DataView(counter.buffer).setBigUint64(0, this.#counter++);
      this.#block = hmac(sha256, this.#key, counter);
    }
    const word = new DataView(this.#block.buffer, this.#block.byteOffset, WORD).getBigUint64(0);
    this.#block = this.#block.subarray(WORD);
    return word;
  }
}

export class FairSeed {
  readonly #secret: Uint8Array;

  constructor(
    secret: string,
    readonly nonces: readonly string[],
  ) {
    this.#secret = hexToBytes(secret);
  }

  /** What was published before the first card. */
  get commitment(): string {
    return bytesToHex(sha256(this.#secret));
  }

  /** The numbers for the n-th thing left to chance in a game, counted from 0. */
  generator(n: number): Generator {
    const message = utf8ToBytes([...this.nonces, String(n)].join('\0'));
    return new Generator(hmac(sha256, this.#secret, message));
  }
}

/** What a seat says of its nonce before it has seen another's. */
export const pledgeOf = (commitment: string, seat: number, nonce: string): string =>
  bytesToHex(sha256(utf8ToBytes([commitment, seat, nonce].join('\0'))));

/**
 * Whether the house kept its promise, every seat showed what it had pledged, and what the seats of this
 * browser gave was used.
 */
export function checkPromise(
  opened: Opened,
  commitment: string,
  seats: readonly number[],
  own: Keepsake | null,
): Finding[] {
  const promised = own?.commitment ?? commitment;
  const seed = new FairSeed(opened.secret, opened.nonces);
  const found: Finding[] = [
    { code: 'page-fair-promise', verdict: verdict(seed.commitment === promised), details: {} },
    { code: 'page-fair-pledges', verdict: checkPledges(opened, promised, own?.closed), details: {} },
  ];
  if (seats.length > 0) {
    // One that came late, or after that of another device of the same player, is not used.
    const used = seats.every((seat) => own?.nonces[seat] !== undefined && opened.nonces[seat] === own.nonces[seat]);
    found.push({ code: 'page-fair-nonce', verdict: used ? 'right' : 'unknown', details: {} });
  }
  return found;
}

/** The list that this browser was told counts, whatever is told later. */
function checkPledges(
  { nonces, pledges }: Opened,
  promised: string,
  closed: readonly string[] | undefined,
): Finding['verdict'] {
  if (closed && closed.join() !== pledges.join()) return 'wrong';
  if (pledges.length === 0) return 'unknown';
  return verdict(nonces.every((nonce, seat) => nonce === NO_PART || pledgeOf(promised, seat, nonce) === pledges[seat]));
}

/** Only who had a part in a deal can know that it was fair, and only if all of it could be dealt again. */
export function headline(
  promise: readonly Finding[],
  deal: readonly Finding[],
): 'page-fair' | 'page-fair-sealed' | 'page-fair-partly' | 'page-fair-kept' | 'page-fair-wrong' {
  const findings = [...promise, ...deal];
  const isUnchecked = ({ verdict }: Finding): boolean => verdict === 'unchecked';
  if (findings.some(({ verdict }) => verdict === 'wrong')) return 'page-fair-wrong';
  if (deal.some(isUnchecked)) return deal.every(isUnchecked) ? 'page-fair-kept' : 'page-fair-partly';
  const had = promise.some(({ code }) => code === 'page-fair-nonce');
  return had && findings.every(({ verdict }) => verdict === 'right') ? 'page-fair' : 'page-fair-sealed';
}
