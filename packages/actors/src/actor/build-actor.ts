import { buildEars } from '../body/ears.ts';
import { buildGlasses } from '../body/glasses.ts';
import { buildTorso } from '../body/torso.ts';
import { canonicalPositions, landmarkCount } from '../face/canonical-face.ts';
import { applyExpression, buildExpressionFields, closeMouth, type ExpressionFields } from '../face/expression.ts';
import {
  baseTriangles,
  baseVertexCount,
  faceTriangles,
  faceUvs,
  faceVertexCount,
  leftEyeOpening,
  refinements,
  rightEyeOpening,
} from '../face/face-topology.ts';
import { shapeFace } from '../face/face-shape.ts';
import { leftEye, outerLips, innerLipLoop, rightEye } from '../face/landmark-loops.ts';
import { refineSurface } from '../face/refine-surface.ts';
import { buildSkull, writeSkull, type Skull } from '../face/skull.ts';
import { smoothstep } from '../geometry/interpolation.ts';
import { writeNormals } from '../geometry/mesh.ts';
import { buildHair } from '../hair/build-hair.ts';
import { bakeOpenness } from '../light/bake-openness.ts';
import {
  clothMaterial,
  createSurface,
  hairMaterial,
  plasticMaterial,
  skinMaterial,
  type Surface,
} from '../light/surface.ts';
import { colourOf } from '../colour/colour.ts';
import { paintSheerStrands, paintStrands } from '../paint/hair-texture.ts';
import { paintSkin } from '../paint/skin-texture.ts';
import type { Person } from '../people/person.ts';
import { buildBeard, type Beard } from './beard.ts';
import { buildEye, type Eye } from './eye.ts';
import { buildLashes, type Lashes } from './lashes.ts';
import { buildMouth, type Mouth } from './mouth.ts';

/** A person made ready for the camera: everything that does not change from frame to frame. */
export interface Actor {
  person: Person;
  /** Landmarks at rest, head space. */
  rest: Float32Array;
  fields: ExpressionFields;
  skull: Skull;
  face: Surface;
  /** Ears, neck, clothes, hair, glasses. */
  parts: readonly Surface[];
  /** Fine see-through hair along the face. */
  hairline: Surface | undefined;
  lashes: Lashes;
  beard: Beard | undefined;
  eyes: readonly [Eye, Eye];
  mouth: Mouth;
}

/** Side of the skin texture in texels. */
export type TextureSize = 256 | 512 | 1024;

export function buildActor(person: Person, textureSize: TextureSize): Actor {
  const rest = shapeFace(person.proportions);
  closeMouth(rest);
  const { parts, hairline } = buildParts(person, rest);
  const actor: Actor = {
    person,
    rest,
    fields: buildExpressionFields(rest),
    skull: buildSkull(rest),
    face: buildFace(person, textureSize),
    parts,
    hairline,
    lashes: buildLashes(person),
    beard: person.beard?.fullness ? buildBeard(person, person.beard, rest) : undefined,
    eyes: [buildEye(person, rest, rightEye, rightEyeOpening), buildEye(person, rest, leftEye, leftEyeOpening)],
    mouth: buildMouth(rest),
  };
  shapeExpression(actor, { mouthOpen: 0, smile: 0, browRaise: 0, blinkRight: 0, blinkLeft: 0 });
  bakeOpenness([actor.face, ...parts, ...(hairline ? [hairline] : [])]);
  return actor;
}

/** The same actor in skin of another size; every shot poses it anew, so both may share the rest. */
export function withSkin(actor: Actor, textureSize: TextureSize): Actor {
  return { ...actor, face: { ...actor.face, texture: paintSkin(actor.person, textureSize) } };
}

/** Everybody rests in a small smile: the canonical mouth alone looks sullen. */
const neutralSmile = 1;

/** Writes face, skull and normals for an expression, in head space. */
export function shapeExpression(
  actor: Actor,
  expression: { mouthOpen: number; smile: number; browRaise: number; blinkRight: number; blinkLeft: number },
): void {
  const { person, face, rest, fields, skull } = actor;
  const lid = (blink: number): number => blink - person.eyesWide * (1 - blink);
  const felt = {
    ...expression,
    smile: expression.smile + neutralSmile + person.restSmile,
    blinkRight: lid(expression.blinkRight),
    blinkLeft: lid(expression.blinkLeft),
  };
  applyExpression(rest, fields, felt, face.positions);
  writeSkull(skull, face.positions);
  writeNormals(face.positions, baseTriangles, baseVertexCount, face.normals);
  refineSurface(face.positions, face.normals);
}

function buildFace(person: Person, textureSize: TextureSize): Surface {
  const mesh = {
    positions: new Float32Array(faceVertexCount * 3),
    normals: new Float32Array(faceVertexCount * 3),
    triangles: faceTriangles,
    uvs: faceUvs,
  };
  const glosses = faceGlosses(person.skin.shine);
  return createSurface(mesh, {
    material: skinMaterial,
    texture: paintSkin(person, textureSize),
    gloss: (vertex) => glosses[vertex]!,
  });
}

/** Nose and lips are moister than cheeks. */
function faceGlosses(shine: number): Float32Array {
  const lips = new Set<number>([...outerLips, ...innerLipLoop]);
  const glosses = new Float32Array(faceVertexCount);
  for (let v = 0; v < baseVertexCount; v++) {
    if (v >= landmarkCount) glosses[v] = shine * 0.5;
    else if (lips.has(v)) glosses[v] = shine * 0.6 + 0.05;
    else
      glosses[v] =
        shine *
        (0.75 + 0.6 * Math.exp(-(canonicalPositions[3 * v]! ** 2 + (canonicalPositions[3 * v + 1]! + 0.5) ** 2) / 2));
  }
  for (const { first, ends } of refinements) {
    for (let i = 0; i < ends.length; i += 2) glosses[first + i / 2] = (glosses[ends[i]!]! + glosses[ends[i + 1]!]!) / 2;
  }
  return glosses;
}

/** Hair that hangs over the ears would let their rims poke through. */
const hidesEars = ({ hair }: Person): boolean => hair?.even === true && hair.length.side > 3;

function buildParts(person: Person, rest: Float32Array): Pick<Actor, 'parts' | 'hairline'> {
  const skin = colourOf(person.skin.tone);
  const torso = buildTorso(person);
  const alwaysBody = (): number => 1;
  const parts = [
    createSurface(torso.skin, {
      material: { ...skinMaterial, gloss: 0.03 },
      colour: skin,
      bodyShare: (y) => smoothstep(-5.5, -13, y),
    }),
    createSurface(torso.cloth, { material: clothMaterial, bodyShare: alwaysBody }),
    createSurface(torso.trim, { material: clothMaterial, bodyShare: alwaysBody, twoSided: true }),
  ];
  if (!hidesEars(person)) parts.push(createSurface(buildEars(rest[3 * 454]!, skin), { material: skinMaterial }));
  let hairline: Surface | undefined;
  if (person.hair) {
    const { cap, locks, tangents, strands } = buildHair(person, person.hair, rest);
    parts.push(createSurface(cap, { material: { ...clothMaterial }, twoSided: true }));
    parts.push(
      createSurface(locks, {
        material: { ...hairMaterial, gloss: person.hair.gloss },
        texture: paintStrands(person.seed),
        tangents,
        twoSided: true,
      }),
    );
    hairline =
      strands &&
      createSurface(strands.mesh, {
        material: { ...hairMaterial, gloss: person.hair.gloss },
        texture: paintSheerStrands(person.seed),
        tangents: strands.tangents,
        opacity: strands.opacity,
        twoSided: true,
      });
  }
  if (person.glasses)
    parts.push(
      createSurface(buildGlasses(rest, person.glasses), {
        material: plasticMaterial,
        colour: colourOf(person.glasses.colour),
        twoSided: true,
      }),
    );
  return { parts, hairline };
}
