import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, jsonHeaders, type Answer } from '../ask.ts';
import type { Operation } from '../api-description.ts';
import type { Belongings } from '../belongings.ts';
import { digestOwned } from '../belongings.queries.ts';
import { type Check, emails, type Target } from '../check.ts';

/** Whoever holds the number or the link may read it; a provider proves itself by its signature. */
const heldByKnowing = ['/api/invitations/', '/api/reports/', '/api/privacy/receipts/', '/api/webhooks/'];
/** The catalogue is everybody's. */
const everybodys = '/api/catalog/';

type Ana = Belongings['ana'];

/** What fills the slots of an address about Ana's things; undefined for an address that the drill does not know. */
function slotsOf(path: string, ana: Ana): Record<string, string> | undefined {
  const preview = { preview: ana.preview, name: ana.previewName };
  if (path.startsWith('/api/videos/')) return { id: ana.video, person: ana.person, ...preview };
  if (/^\/api\/images\/\{id\}\/(swap-preview|people|previews)/.test(path))
    return { id: ana.photoImage, person: ana.photoPerson, ...preview };
  if (path.startsWith('/api/images/{id}/enhance')) return { id: ana.enhanceImage };
  if (path.startsWith('/api/images/')) return { id: ana.image };
  if (path.startsWith('/api/processings/')) return { id: ana.processing };
  if (path.startsWith('/api/faces/')) return { id: ana.face, photoId: ana.photo };
  if (path.startsWith('/api/payments/')) return { id: ana.payment };
  if (path.startsWith('/api/sessions/')) return { id: ana.session };
  if (path.startsWith('/api/privacy/export/')) return { id: ana.export };
  if (path.startsWith('/api/uploads/')) return { id: ana.upload };
  if (path.startsWith('/api/review/')) return { id: ana.review, number: '0' };
  return undefined;
}

/** Bodies that would pass: a refusal for a wrong body proves nothing about whose it is. */
function bodyOf({ method, path, sample, hasJson }: Operation, { ana, bia }: Belongings): unknown {
  const mapping = [{ person_id: ana.person, face_id: bia.face }];
  const said = 'a sentence that is long enough for every such field';
  switch (`${method} ${path}`) {
    case 'POST /api/videos/{id}/preview':
      return { mapping };
    case 'POST /api/images/{id}/swap-preview':
      return { mapping: [{ person_id: ana.photoPerson, face_id: bia.face }] };
    case 'POST /api/processings/{id}/render':
      return { background: { kind: 'colour', colour: '#ffffff' }, format: 'png' };
    case 'POST /api/review/{id}/appeal':
    case 'PUT /api/review/{id}/objection':
      return { text: said };
    case 'PUT /api/review/{id}/continuation':
      return { video_id: bia.video, mapping: [{ person_id: bia.person, face_id: bia.face }] };
    case 'PATCH /api/faces/{id}':
      return { name: 'Tomada' };
    case 'PATCH /api/videos/{id}':
      return { file_name: 'tomado.mp4' };
    default:
      return hasJson ? sample : undefined;
  }
}

const pathOf = (path: string, slots: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => slots[name] ?? '');

async function call(target: Target, who: 'ana' | 'bia', operation: Operation, path: string, body: unknown) {
  const isPhoto = path.endsWith('/photos');
  const isBytes = path.startsWith('/api/uploads/');
  const form = () =>
    Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`),
      readFileSync(join(target.folder, 'face.jpg')),
      Buffer.from('\r\n--x--\r\n'),
    ]);
  return await ask(target, {
    method: operation.method,
    path,
    body: isPhoto ? form() : isBytes && operation.method === 'PATCH' ? 'bytes' : body ? JSON.stringify(body) : '',
    headers: {
      ...target[who].headers,
      ...(body !== undefined && jsonHeaders),
      ...(isPhoto && { 'content-type': 'multipart/form-data; boundary=x' }),
      ...(isBytes && {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        ...(operation.method === 'PATCH' && { 'content-type': 'application/offset+octet-stream' }),
      }),
    },
  });
}

const objectAccess: Check = {
  name: 'object-access',
  promise: 'by no address of the description can somebody read, change or delete what is somebody else’s',
  needsBelongings: true,
  attack: async (target) => {
    const belongings = await target.getBelongings();
    const faults: string[] = [];
    const withIds = target.api.operations.filter(
      ({ path }) =>
        path.includes('{') &&
        !path.startsWith('/api/staff/') &&
        !path.startsWith(everybodys) &&
        !heldByKnowing.some((start) => path.startsWith(start)),
    );
    if (withIds.length < 45) faults.push(`only ${withIds.length} addresses with an id were found`);
    const before = await digestOwned(target.database, emails.ana);
    const known: { operation: Operation; path: string; body: unknown }[] = [];
    for (const operation of withIds) {
      const slots = slotsOf(operation.path, belongings.ana);
      if (!slots || pathOf(operation.path, slots).includes('//')) {
        faults.push(`${operation.method} ${operation.path}: the drill has nothing of Ana's for it`);
        continue;
      }
      const one = { operation, path: pathOf(operation.path, slots), body: bodyOf(operation, belongings) };
      known.push(one);
      const answer = await call(target, 'bia', operation, one.path, one.body);
      if (answer.status !== 404)
        faults.push(`${operation.method} ${operation.path}: Bia was answered ${answer.status}`);
      faults.push(...(await compareWithNothing(target, one, answer)));
    }
    faults.push(...(await mixThings(target, belongings)));
    const after = await digestOwned(target.database, emails.ana);
    for (const table of Object.keys(before).filter((name) => before[name] !== after[name]))
      faults.push(`rows of Ana's changed in ${table}`);
    // The same calls by Ana find what they are about, or the refusals above proved nothing.
    const inOrder = known.toSorted((a, b) => orderOf(a.operation) - orderOf(b.operation));
    for (const { operation, path, body } of inOrder) {
      const answer = await call(target, 'ana', operation, path, bodyForAna(operation, body, belongings));
      if (isNothing(operation, answer))
        faults.push(`${operation.method} ${operation.path}: Ana herself was answered ${answer.status}`);
    }
    return faults;
  },
  removals: [
    {
      file: 'packages/core/src/processings/processing.queries.ts',
      from: 'and(eq(processings.id, asked.id), eq(processings.userId, asked.userId), isNull(',
      to: 'and(eq(processings.id, asked.id), isNull(',
    },
    {
      file: 'packages/core/src/videos/video.queries.ts',
      from: 'and(eq(videos.id, asked.id), eq(videos.userId, asked.userId), asked.purpose &&',
      to: 'and(eq(videos.id, asked.id), asked.purpose &&',
    },
    {
      file: 'packages/core/src/images/image.queries.ts',
      from: '.where(and(eq(images.id, asked.id), eq(images.userId, asked.userId)))',
      to: '.where(eq(images.id, asked.id))',
    },
  ],
};

/** Deletions last, and reading before changing. */
const orderOf = ({ method }: Operation) => ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].indexOf(method);
/** Where a preview of hers was drawn from the video, the picture of the same name is nowhere. */
const isNothing = ({ path }: Operation, { status }: Answer) =>
  [0, 401, 403, 500].includes(status) || (status === 404 && path !== '/api/images/{id}/previews/{preview}/{name}');

function bodyForAna({ path, method }: Operation, body: unknown, { ana }: Belongings): unknown {
  if (method === 'POST' && path === '/api/videos/{id}/preview')
    return { mapping: [{ person_id: ana.person, face_id: ana.face }] };
  if (method === 'POST' && path === '/api/images/{id}/swap-preview')
    return { mapping: [{ person_id: ana.photoPerson, face_id: ana.face }] };
  if (path.endsWith('/continuation'))
    return { video_id: ana.video, mapping: [{ person_id: ana.person, face_id: ana.face }] };
  return body;
}

/** What is somebody else's is told in the very words of what is not there. */
async function compareWithNothing(
  target: Target,
  { operation, path, body }: { operation: Operation; path: string; body: unknown },
  answer: Answer,
): Promise<string[]> {
  const nowhere = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '11111111-1111-4111-8111-111111111111');
  const nothing = await call(target, 'bia', operation, nowhere, body);
  return nothing.status === answer.status && nothing.body.equals(answer.body)
    ? []
    : [`${operation.method} ${operation.path}: another answer for what is not there (${nothing.status})`];
}

/** Her face in my video, her video with my face, her picture in my order, her result in my archive. */
async function mixThings(target: Target, { ana, bia }: Belongings): Promise<string[]> {
  const herFace = [{ person_id: bia.person, face_id: ana.face }];
  const start = (body: object) => ({ method: 'POST', path: '/api/processings', body });
  const tries = [
    { method: 'POST', path: `/api/videos/${bia.video}/preview`, body: { mapping: herFace } },
    start({ kind: 'video', video_id: bia.video, mapping: herFace }),
    start({ kind: 'video', video_id: ana.video, mapping: [{ person_id: ana.person, face_id: bia.face }] }),
    start({ kind: 'image', image_ids: [ana.image] }),
    start({ kind: 'enhance', image_id: ana.enhanceImage, scale: 2, clean: true }),
    start({
      kind: 'photo',
      photos: [{ image_id: ana.photoImage, mapping: [{ person_id: ana.photoPerson, face_id: bia.face }] }],
    }),
    { method: 'GET', path: `/api/processings/archive?ids=${ana.processing}`, body: undefined },
  ];
  const faults: string[] = [];
  for (const { method, path, body } of tries) {
    const headers = { ...target.bia.headers, ...(body && jsonHeaders) };
    const answer = await ask(target, { method, path, headers, ...(body && { body: JSON.stringify(body) }) });
    if (![404, 422].includes(answer.status))
      faults.push(`${method} ${path} with a thing of Ana's: ${answer.status} ${JSON.stringify(body)?.slice(0, 60)}`);
  }
  const open = await ask(target, { path: '/api/processings', headers: target.bia.headers });
  if ((JSON.parse(open.body.toString()) as { meta: { total: number } }).meta.total > 0)
    faults.push('an order of Bia with things of Ana was taken');
  return faults;
}

const staffRoutes: Check = {
  name: 'staff-routes',
  promise: 'every address of staff refuses a user with 403 and nobody with 401',
  attack: async (target) => {
    const faults: string[] = [];
    const ofStaff = target.api.operations.filter(
      ({ path }) => path.startsWith('/api/staff/') && path !== '/api/staff/login',
    );
    if (ofStaff.length < 40) faults.push(`only ${ofStaff.length} addresses of staff were found`);
    for (const { method, path, sample, hasJson } of ofStaff)
      for (const [who, sent, wanted] of [
        ['a user', target.bia.headers, 403],
        ['nobody', {}, 401],
      ] as const) {
        const { status } = await ask(target, {
          method,
          path: path.replaceAll(/\{\w+\}/g, '11111111-1111-4111-8111-111111111111'),
          headers: { ...sent, ...(hasJson && jsonHeaders) },
          body: hasJson ? JSON.stringify(sample) : '',
        });
        if (status !== wanted) faults.push(`${method} ${path}: ${who} was answered ${status}`);
      }
    return faults;
  },
  removals: [
    {
      file: 'apps/server/src/http/plugins/session-access.ts',
      from: "if (!isAllowed(access, found.role)) throw new AppError('accounts.forbidden');",
      to: '',
    },
  ],
};

export const objectChecks: readonly Check[] = [objectAccess, staffRoutes];
