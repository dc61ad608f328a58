import { expect, it } from 'vitest';
import { meshRecordBytes, readMeshRecord, writeMeshRecord } from './mesh-record.ts';
import { stagedMesh } from './staged-sight.ts';

const roundTrip = (width: number) => {
  const mesh = stagedMesh({ who: 'ana', x: 1234.567, y: 543.21, width });
  const view = new DataView(new ArrayBuffer(2 * meshRecordBytes));
  writeMeshRecord({ mesh, confidence: 23.5 }, view, meshRecordBytes);
  return { mesh, read: readMeshRecord(view, meshRecordBytes) };
};

it('keeps a mesh to a twentieth of a pixel, from the smallest face to one that fills the picture', () => {
  for (const width of [14, 80, 280, 1900]) {
    const { mesh, read } = roundTrip(width);
    const error = Math.max(...mesh.map((value, i) => Math.abs(value - read.mesh[i]!)));
    expect(error).toBeLessThan(0.05);
    expect(read.confidence).toBe(23.5);
  }
});

it('takes less than 2.9 KB', () => {
  expect(meshRecordBytes).toBeLessThan(2.9 * 1024);
});

it('keeps a face that stands still still', () => {
  expect(roundTrip(80).read.mesh).toEqual(roundTrip(80).read.mesh);
});
