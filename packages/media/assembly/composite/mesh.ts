// Small sums over the mesh that every frame needs.

// @ts-ignore: decorator
@inline const vertexBytes: usize = 48;

/**
 * For each vertex the cosine between its normal and the camera, as `facingOf` in src/geometry does it. `vertices` as
 * for `rasterise`; `normals`: f32x4 a vertex.
 */
export function faceCamera(triangles: usize, count: i32, vertices: usize, vertexCount: i32, winding: f32, normals: usize, out: usize): void {
  memory.fill(normals, 0, <usize>vertexCount << 4);
  const sign = f32x4.splat(winding);
  for (let i = 0; i < count; i++) {
    const t = triangles + (<usize>i << 4);
    if (load<i32>(t, 12) != 0) continue;
    const a = load<i32>(t);
    const b = load<i32>(t, 4);
    const c = load<i32>(t, 8);
    const from = v128.load(vertices + <usize>a * vertexBytes);
    const p = f32x4.sub(v128.load(vertices + <usize>b * vertexBytes), from);
    const q = f32x4.sub(v128.load(vertices + <usize>c * vertexBytes), from);
    const normal = f32x4.mul(
      sign,
      f32x4.sub(
        f32x4.mul(v128.shuffle<f32>(p, p, 1, 2, 0, 3), v128.shuffle<f32>(q, q, 2, 0, 1, 3)),
        f32x4.mul(v128.shuffle<f32>(p, p, 2, 0, 1, 3), v128.shuffle<f32>(q, q, 1, 2, 0, 3)),
      ),
    );
    const na = normals + (<usize>a << 4);
    const nb = normals + (<usize>b << 4);
    const nc = normals + (<usize>c << 4);
    v128.store(na, f32x4.add(v128.load(na), normal));
    v128.store(nb, f32x4.add(v128.load(nb), normal));
    v128.store(nc, f32x4.add(v128.load(nc), normal));
  }
  for (let i = 0; i < vertexCount; i++) {
    const n = v128.load(normals + (<usize>i << 4));
    const squares = f32x4.mul(n, n);
    const length = sqrt<f32>(f32x4.extract_lane(squares, 0) + f32x4.extract_lane(squares, 1) + f32x4.extract_lane(squares, 2));
    store<f32>(out + (<usize>i << 2), length > 0 ? f32x4.extract_lane(n, 2) / length : 0);
  }
}
