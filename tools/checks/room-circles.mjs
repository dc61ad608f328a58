// The rooms of a package, its folders, form no circle. dependency-cruiser counts what tests import as well, and tests
// may: they set the stage with whatever the product has.
import { dirname, join, normalize } from 'node:path';
import { listSources } from './comments.mjs';

const packages = ['core', 'media', 'vision', 'engine']
  .map((name) => `packages/${name}/src/`)
  .concat('apps/server/src/');
const isOfTests = (file) => /\.test\.tsx?$|\/testing\//.test(file);
const imported = /^(?:import|export)\b[^;]*?\bfrom\s+'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/gm;

export function checkRoomCircles() {
  return packages.flatMap((base) => {
    const rooms = importsBetweenRooms(base);
    return circlesOf(rooms).map((circle) => {
      const steps = circle.map((room, at) => rooms.get(room).get(circle[(at + 1) % circle.length]));
      return `${base}: a circle of rooms\n${steps.map((step) => `  ${step}`).join('\n')}`;
    });
  });
}

/** By room, the rooms that it imports, each with one import as an example. */
function importsBetweenRooms(base) {
  const rooms = new Map();
  for (const { file, lines } of listSources()) {
    const from = roomOf(file, base);
    if (from === undefined || isOfTests(file)) continue;
    for (const [, ...paths] of lines.join('\n').matchAll(imported)) {
      const target = normalize(join(dirname(file), paths.find(Boolean))).replaceAll('\\', '/');
      const to = roomOf(target, base);
      if (to === undefined || to === from || isOfTests(target)) continue;
      if (!rooms.has(from)) rooms.set(from, new Map());
      if (!rooms.get(from).has(to)) rooms.get(from).set(to, `${file} imports ${target}`);
    }
  }
  return rooms;
}

/** A file that lies in no folder of the package, such as its door, is in no room. */
function roomOf(file, base) {
  if (!file.startsWith(base)) return undefined;
  const [room, ...inside] = file.slice(base.length).split('/');
  return inside.length > 0 ? room : undefined;
}

/** The shortest circle through each room that can be reached from itself, each circle once. */
function circlesOf(rooms) {
  const circles = new Map();
  for (const start of rooms.keys()) {
    const circle = shortestWayBack(rooms, start);
    if (circle) circles.set([...circle].sort().join(' '), circle);
  }
  return [...circles.values()];
}

function shortestWayBack(rooms, start) {
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of rooms.get(way.at(-1))?.keys() ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
