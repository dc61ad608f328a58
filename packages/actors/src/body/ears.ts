import { joinMeshes, mirrored, normalsOf, paintVertices, transform, type Mesh } from '../geometry/mesh.ts';
import { meshSolid } from '../geometry/mesh-solid.ts';
import { ball, carve, ellipsoid, fuse, limb, type Solid } from '../geometry/solid.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { Rgb } from '../colour/colour.ts';

/** A left ear lying in the plane x = 0: y up, z forward, the hollow towards +x. Centimetres. */
function earSolid(): Solid {
  const rimPath: Vec3[] = [
    [0.15, 0.5, 0.9],
    [0.3, 1.5, 1.15],
    [0.35, 2.35, 0.75],
    [0.35, 2.75, 0],
    [0.35, 2.5, -0.85],
    [0.35, 1.5, -1.45],
    [0.3, 0.2, -1.4],
    [0.2, -1, -0.85],
    [0.1, -1.9, -0.15],
  ];
  const rim = rimPath.slice(1).map((point, i) => limb(rimPath[i]!, point, 0.27));
  const fold: Vec3[] = [
    [0.25, 1.7, 0],
    [0.3, 0.7, -0.65],
    [0.25, -0.5, -0.5],
    [0.15, -1.2, 0.1],
  ];
  const antihelix = fold.slice(1).map((point, i) => limb(fold[i]!, point, 0.24));
  const plate = ellipsoid([0, 0.4, -0.1], [0.3, 2.4, 1.45]);
  const lobe = ellipsoid([0.08, -2.15, 0.2], [0.32, 0.75, 0.62]);
  const tragus = ball([0.2, -0.35, 0.95], 0.34);
  const root = limb([-0.7, 1, 0.5], [-0.7, -1, 0.6], 0.7);
  const bowl = ellipsoid([0.5, -0.3, 0.25], [0.6, 0.85, 0.6]);
  return fuse(0.25, carve(0.25, fuse(0.35, plate, root, ...antihelix), bowl), ...rim, lobe, tragus);
}

let sculpted: Mesh | undefined;
const sculptedEar = (): Mesh =>
  (sculpted ??= meshSolid(earSolid(), { low: [-1.6, -3.2, -2.1], high: [1.1, 3.4, 1.9], cell: 0.17 }));

/** Both ears at the sides of a head; `side` is half its width. */
export function buildEars(side: number, skin: Rgb): Mesh {
  const standOff = 0.42;
  const lean = -0.16;
  const place = ([x, y, z]: Vec3): Vec3 => {
    const [u, w] = [x * Math.cos(standOff) - z * Math.sin(standOff), x * Math.sin(standOff) + z * Math.cos(standOff)];
    return [
      side + 0.3 + u,
      0.75 + y * Math.cos(lean) - w * Math.sin(lean),
      -3.35 + y * Math.sin(lean) + w * Math.cos(lean),
    ];
  };
  const ear = sculptedEar();
  const hollow = (x: number, y: number, z: number): number =>
    Math.exp(-(((x - 0.1) / 0.3) ** 2) - ((y + 0.2) / 0.8) ** 2 - ((z - 0.25) / 0.6) ** 2);
  const painted = paintVertices(ear, ([x, y, z]) => {
    const shade = 1 - 0.5 * hollow(x, y, z);
    return [skin[0] * shade * 1.02, skin[1] * shade * 0.88, skin[2] * shade * 0.86];
  });
  const left = transform(painted, place);
  left.normals = normalsOf(left);
  const right = mirrored(left);
  return joinMeshes([left, { ...right, colours: left.colours! }]);
}
