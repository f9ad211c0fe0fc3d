/** How wide words are in the typeface of names and buttons. */

const FONT = "800 100px 'Alegreya SC'";

class Typeface {
  /** Counts how often fonts arrived, so that whoever measured measures again. */
  #arrived = $state(0);
  #pen: CanvasRenderingContext2D | null = null;

  constructor() {
    if (typeof document === 'undefined') return;
    document.fonts.addEventListener('loadingdone', () => this.#arrived++);
    this.#pen = document.createElement('canvas').getContext('2d');
  }

  /** The width of a text in em. */
  ems(text: string): number {
    if (this.#pen && this.#arrived >= 0 && document.fonts.check(FONT, text)) {
      this.#pen.font = FONT;
      return this.#pen.measureText(text).width / 100;
    }
    return guess(text);
  }
}

/** Until the font has arrived: a letter is so wide on average, Cyrillic ones wider. */
const guess = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\u0400-\u04ff]/.test(letter) ? 0.6 : 0.54), 0);

export const typeface = new Typeface();
