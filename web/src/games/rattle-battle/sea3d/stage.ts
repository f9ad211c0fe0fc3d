/** The scene with everything in it, and how a frame of it is drawn. */
import {
  ACESFilmicToneMapping,
  Color,
  InstancedBufferGeometry,
  Mesh,
  Scene,
  WebGLRenderer,
  type Material,
  type Texture,
} from 'three';
import engraving from 'virtual:engraving';
import { atlas } from './atlas';
import { box } from './box';
import { View } from './camera';
import { chart } from './chart';
import { Dice, MOST_DICE } from './dice';
import { Labels } from './labels';
import { Lines } from './lines';
import { cellNoise } from './noise';
import { drawn } from './overlay';
import { Pennants } from './pennants';
import { Range } from './range';
import { Splashes } from './splash';
import { Streaks } from './streaks';
import { table } from './table';
import { Tiles } from './tiles';
import type { DieShown, Glimpse, Margins, Overlay } from './types';
import { Water } from './water';

/** What is painted with these must be there before. */
const FONTS = ["800 26px 'Alegreya SC'", 'italic 500 17px Alegreya'];

/** How large a die looks where nobody came closer, in pixels: signs keep as far from it as suits that. */
const USUAL = 25;

/** A renderer, if this browser has WebGL. */
export function rendererOn(canvas: HTMLCanvasElement): WebGLRenderer | null {
  const context = canvas.getContext('webgl2', {
    antialias: true,
    alpha: false,
    depth: true,
    powerPreference: 'high-performance',
  });
  return context && new WebGLRenderer({ canvas, context });
}

export class Stage {
  readonly view = new View();
  readonly dice: Dice;
  readonly splashes = new Splashes();
  readonly streaks = new Streaks(MOST_DICE);
  readonly pennants = new Pennants();
  readonly tiles = new Tiles();
  private readonly scene = new Scene();
  private readonly water: Water;
  private readonly range = new Range();
  private readonly onWater = new Lines(false);
  private readonly overDice = new Lines(true);
  private readonly labels: Labels;
  private readonly gl: WebGL2RenderingContext;
  private underWay: WebGLSync[] = [];

  constructor(
    private readonly renderer: WebGLRenderer,
    private readonly pixelRatio: number,
  ) {
    this.gl = renderer.getContext() as WebGL2RenderingContext;
    this.sharpen(1);
    renderer.toneMapping = ACESFilmicToneMapping;
    renderer.toneMappingExposure = 1.06;
    const noise = cellNoise();
    this.water = new Water(noise, chart(engraving.drawings));
    this.dice = new Dice(atlas(engraving.shapes), noise);
    this.labels = new Labels(engraving.shapes);
    this.scene.background = new Color('#0a1a24');
    this.scene.add(
      table(),
      this.water.mesh,
      box(engraving.shapes),
      ...this.dice.meshes,
      this.range.mesh,
      this.tiles.mesh,
    );
    this.scene.add(
      this.onWater.mesh,
      this.splashes.mesh,
      this.streaks.mesh,
      this.pennants.mesh,
      this.overDice.mesh,
      this.labels.mesh,
    );
  }

  /** Everything that is needed for the first frame. */
  static async on(renderer: WebGLRenderer, pixelRatio: number): Promise<Stage> {
    await Promise.all(FONTS.map((font) => document.fonts.load(font)));
    const stage = new Stage(renderer, pixelRatio);
    // Without this extension waiting would only be slower, and three.js complains.
    if (renderer.getContext().getExtension('KHR_parallel_shader_compile'))
      await renderer.compileAsync(stage.scene, stage.view.camera);
    stage.rehearse();
    return stage;
  }

  /** Draws one of everything where nobody sees it: drivers make their programs ready only then, and dice must not wait. */
  private rehearse(): void {
    const hidden = this.scene.children.filter((thing): thing is Mesh => thing instanceof Mesh && !thing.visible);
    for (const thing of hidden) {
      thing.visible = true;
      if (thing.geometry instanceof InstancedBufferGeometry) thing.geometry.instanceCount = 1;
    }
    this.draw();
    for (const thing of hidden) {
      thing.visible = false;
      if (thing.geometry instanceof InstancedBufferGeometry) thing.geometry.instanceCount = 0;
    }
  }

  resize(margins?: Margins): void {
    const { clientWidth: width, clientHeight: height } = this.renderer.domElement;
    this.renderer.setSize(width, height, false);
    this.view.fit(width, height, margins);
    for (const layer of [this.onWater, this.overDice, this.labels]) layer.resize(width, height);
  }

  /** How many of the screen's pixels are drawn, along each side: all of them, or fewer where that is too slow. */
  sharpen(part: number): void {
    const ratio = this.pixelRatio * part;
    if (ratio !== this.renderer.getPixelRatio()) this.renderer.setPixelRatio(ratio);
  }

  /** Draws around the dice what belongs to them. */
  surround(dice: readonly DieShown[], overlay: Overlay): void {
    const { onWater, overDice, labels } = drawn(dice, overlay);
    this.onWater.show(onWater);
    this.overDice.show(overDice);
    this.labels.show(labels);
    this.range.show(overlay.ring, overlay.hatch);
    this.water.dim((overlay.arrows ?? []).length > 0);
  }

  drift(seconds: number): void {
    this.water.drift(seconds);
    this.dice.drift(seconds);
  }

  draw(): void {
    const closer = Math.max(0.8, this.view.dieSize / USUAL);
    this.overDice.scale(closer);
    this.labels.scale(closer);
    this.renderer.render(this.scene, this.view.camera);
    const { gl } = this;
    const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    if (fence) this.underWay.push(fence);
    gl.flush();
  }

  /** Whether the frames before are on the screen: one that is drawn earlier would only make the script wait for them. */
  get ready(): boolean {
    const { gl } = this;
    this.underWay = this.underWay.filter((fence) => {
      const pending = !gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED;
      if (!pending) gl.deleteSync(fence);
      return pending;
    });
    return this.underWay.length < 2;
  }

  /** Draws a place through a spyglass and copies it; the canvas itself must be drawn again after that. */
  peek(target: HTMLCanvasElement, glimpse: Glimpse): void {
    const pen = target.getContext('2d');
    if (!pen) return;
    const { renderer } = this;
    const { width, height } = renderer.domElement;
    const side = Math.min(target.width, width, height);
    // Signs that have their size in pixels would be too large here.
    const signs = [this.overDice.mesh, this.labels.mesh];
    const seen = signs.map(({ visible }) => visible);
    for (const sign of signs) sign.visible = false;
    renderer.setViewport(0, 0, side / renderer.getPixelRatio(), side / renderer.getPixelRatio());
    renderer.render(this.scene, this.view.spyglass(glimpse));
    pen.drawImage(renderer.domElement, 0, height - side, side, side, 0, 0, target.width, target.height);
    signs.forEach((sign, n) => (sign.visible = seen[n]!));
    renderer.setViewport(0, 0, this.view.width, this.view.height);
  }

  dispose(): void {
    this.scene.traverse((thing) => {
      const { geometry, material } = thing as Partial<Mesh>;
      geometry?.dispose();
      for (const one of [material ?? []].flat() as Material[]) {
        const uniforms = (one as { uniforms?: Record<string, { value: unknown }> }).uniforms ?? {};
        for (const { value } of Object.values(uniforms)) if (isTexture(value)) value.dispose();
        one.dispose();
      }
    });
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}

const isTexture = (value: unknown): value is Texture =>
  typeof value === 'object' && value !== null && 'isTexture' in value;
