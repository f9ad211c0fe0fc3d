/** Many things of one shape in one call: what differs between them is a few numbers each. */
import { DynamicDrawUsage, InstancedBufferAttribute, InstancedBufferGeometry, Mesh, type ShaderMaterial } from 'three';

export class Layer<Name extends string> {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  private readonly attributes: Record<Name, InstancedBufferAttribute>;

  /** `sizes`: the numbers that each thing has, by name, one to four of each. */
  constructor(
    geometry: InstancedBufferGeometry,
    readonly material: ShaderMaterial,
    sizes: Readonly<Record<Name, number>>,
    readonly most: number,
    order: number,
  ) {
    const made = Object.entries<number>(sizes).map(([name, size]) => {
      const attribute = new InstancedBufferAttribute(new Float32Array(most * size), size);
      attribute.setUsage(DynamicDrawUsage);
      geometry.setAttribute(name, attribute);
      return [name, attribute];
    });
    this.attributes = Object.fromEntries(made) as Record<Name, InstancedBufferAttribute>;
    geometry.instanceCount = 0;
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = order;
    this.mesh.visible = false;
  }

  get count(): number {
    return this.mesh.geometry.instanceCount;
  }
  set count(count: number) {
    this.mesh.geometry.instanceCount = Math.min(count, this.most);
    this.mesh.visible = count > 0;
  }

  /** Gives a thing its numbers of one name. */
  set(name: Name, index: number, a: number, b = 0, c = 0, d = 0): void {
    const attribute = this.attributes[name];
    const { array, itemSize } = attribute;
    const at = index * itemSize;
    array[at] = a;
    if (itemSize > 1) array[at + 1] = b;
    if (itemSize > 2) array[at + 2] = c;
    if (itemSize > 3) array[at + 3] = d;
    attribute.needsUpdate = true;
  }
}
