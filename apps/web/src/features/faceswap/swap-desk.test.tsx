// @vitest-environment happy-dom
import type { Face, PreviewBody } from '@semblante/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleFace, samplePerson, sampleVideo } from '../../testing/sample-video.ts';
import { showPage } from '../../testing/show-page.tsx';
import { type Answer, startTestServer } from '../../testing/test-server.ts';
import { SwapDesk } from './swap-desk.tsx';

const ana = sampleFace('0193a1b2-0000-7000-8000-00000000000a', 'Ana');
const bia = sampleFace('0193a1b2-0000-7000-8000-00000000000b', 'Bia');

const picturesOf = (name: string): Answer => ({
  body: { data: { pictures: [{ seconds: 7, before_url: '/before.jpg', after_url: `/${name}.jpg` }] } },
});

interface DeskParts {
  faces?: Face[];
  video?: typeof sampleVideo;
  preview?: (body: PreviewBody) => Answer | Promise<Answer>;
}

async function openDesk({
  faces = [ana, bia],
  video = sampleVideo,
  preview = () => picturesOf('drawn'),
}: DeskParts = {}) {
  const { calls } = await startTestServer({
    'GET /api/faces': () => ({ body: { data: faces } }),
    [`POST /api/videos/${video.id}/preview`]: ({ body }) => preview(body as PreviewBody),
  });
  const show = () => showPage(<SwapDesk video={video} onLeave={() => undefined} onStarted={() => undefined} />);
  const page = await show();
  const drawn = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => (body as PreviewBody).mapping);
  return { ...page, show, drawn };
}

const rowOf = (name: RegExp) => screen.findByRole('button', { name });
const shownPicture = () => document.querySelector('img[src^="/drawn"]')?.getAttribute('src');

async function give(user: Awaited<ReturnType<typeof openDesk>>['user'], row: RegExp, choice: string) {
  await user.click(await rowOf(row));
  const picker = within(await screen.findByRole('dialog'));
  await user.click(picker.getByRole('button', { name: choice }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('who becomes whom', () => {
  it('gives a person the face that is chosen for them, and takes it away again', async () => {
    const { user } = await openDesk();
    await give(user, /^Person 2\b/, 'Use Bia');
    expect((await rowOf(/^Person 2 becomes/)).textContent).toContain('Bia');
    expect((await rowOf(/^Person 1\b/)).textContent).toContain('Choose face');
    await give(user, /^Person 2 becomes/, 'Leave as is');
    expect((await rowOf(/^Person 2\b/)).textContent).toContain('Choose face');
  });

  it('is still there after a reload', async () => {
    const { user, show } = await openDesk();
    await give(user, /^Person 1\b/, 'Use Ana');
    cleanup();
    await show();
    expect((await rowOf(/^Person 1 becomes/)).textContent).toContain('Ana');
  });

  it('needs no choosing with one person and one face', async () => {
    await openDesk({ faces: [ana], video: { ...sampleVideo, people: [samplePerson('p1')] } });
    expect((await rowOf(/^Person 1 becomes/)).textContent).toContain('Ana');
  });

  it('offers no face that is in review', async () => {
    const { user } = await openDesk({ faces: [ana, { ...bia, state: 'held' }] });
    await user.click(await rowOf(/^Person 1\b/));
    const picker = within(await screen.findByRole('dialog'));
    expect(picker.getByRole('button', { name: 'Use Ana' })).toBeTruthy();
    expect(picker.queryByRole('button', { name: /Bia/ })).toBeNull();
  });

  it('shows six people first, and the others when asked', async () => {
    const people = Array.from({ length: 8 }, (_, place) => samplePerson(`p${place + 1}`));
    const { user } = await openDesk({ video: { ...sampleVideo, people } });
    await rowOf(/^Person 6\b/);
    expect(screen.queryByRole('button', { name: /^Person 7\b/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show 2 more people' }));
    expect(await rowOf(/^Person 8\b/)).toBeTruthy();
  });
});

describe('the preview', () => {
  it('draws itself for a chosen face, and is another one for another face', async () => {
    const { user, drawn } = await openDesk({
      preview: ({ mapping }) => picturesOf(mapping[0]?.face_id === ana.id ? 'drawn-ana' : 'drawn-bia'),
    });
    await give(user, /^Person 1\b/, 'Use Ana');
    await waitFor(() => expect(shownPicture()).toBe('/drawn-ana.jpg'));
    await give(user, /^Person 1 becomes/, 'Use Bia');
    expect(shownPicture()).toBeUndefined();
    await waitFor(() => expect(shownPicture()).toBe('/drawn-bia.jpg'));
    expect(drawn()).toEqual([[{ person_id: 'p1', face_id: ana.id }], [{ person_id: 'p1', face_id: bia.id }]]);
  });

  it('says the server’s reason where it could not be drawn, and draws when asked again', async () => {
    const answers: Answer[] = [{ status: 503, body: { message: 'The line is full.', code: 'processings.busy' } }];
    const { user, drawn } = await openDesk({ preview: () => answers.shift() ?? picturesOf('drawn') });
    await give(user, /^Person 1\b/, 'Use Ana');
    await screen.findByText('The line is full.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shownPicture()).toBe('/drawn.jpg'));
    expect(drawn()).toHaveLength(2);
  });

  it('gives way to the video, and is not drawn again by itself', async () => {
    const { user, drawn } = await openDesk();
    await give(user, /^Person 1\b/, 'Use Ana');
    await user.click(await screen.findByRole('button', { name: 'Back to the video' }));
    expect(shownPicture()).toBeUndefined();
    await give(user, /^Person 2\b/, 'Use Bia');
    await waitFor(() => expect(shownPicture()).toBe('/drawn.jpg'));
    expect(drawn()).toHaveLength(2);
  });
});
