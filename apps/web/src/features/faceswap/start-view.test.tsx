// @vitest-environment happy-dom
import type { CurrentUser, Video } from '@semblante/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { userKey } from '../../lib/session.ts';
import { sampleVideo } from '../../testing/sample-video.ts';
import { showPage } from '../../testing/show-page.tsx';
import { type Answer, startTestServer } from '../../testing/test-server.ts';
import { forgetUpload } from '../uploads/index.ts';
import { chooseVideo, useChosenVideo } from './chosen-video.ts';
import { StartView } from './start-view.tsx';

beforeAll(() => {
  // No DOM plays videos: like a browser without the codec it says so, and the server is left to measure the file.
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    set(this: HTMLMediaElement) {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    },
  });
});

const noPhotos = { areThese: () => false, take: () => {}, sending: null, isSending: false, hasSome: false };

function ChosenVideo() {
  return <output>{useChosenVideo()}</output>;
}

interface StartParts {
  known?: () => Answer | Promise<Answer>;
}

async function openStart({ known = () => ({ body: { data: { video: null } } }) }: StartParts = {}) {
  const renamed = (name: string): Video => ({
    ...sampleVideo,
    file_name: name,
  });
  const { calls } = await startTestServer({
    'GET /api/videos': () => ({ body: { data: [sampleVideo] } }),
    'GET /api/faces': () => ({ body: { data: [] } }),
    'GET /api/videos/known': known,
    [`PATCH /api/videos/${sampleVideo.id}`]: ({ body }) => ({
      body: {
        data: { video: renamed((body as { file_name: string }).file_name) },
      },
    }),
  });
  queryClient.setQueryData(userKey, { id: 'somebody' } as CurrentUser);
  const page = await showPage(
    <>
      <StartView photos={noPhotos} />
      <ChosenVideo />
    </>,
  );
  onTestFinished(() => {
    forgetUpload();
    chooseVideo(undefined);
  });
  await screen.findAllByText('beach.mp4');
  const uploadCalls = () => calls.filter(({ method, path }) => method !== 'GET' || path === '/api/videos/known');
  return { ...page, uploadCalls };
}

const mp4 = (name: string) => new File(['\0\0\0\x20ftypisom and the film'], name, { type: 'video/mp4' });

/** The green place's own; each video of the list that broke off has another. */
function picker(): HTMLElement {
  return screen.getByLabelText('Choose video or photo');
}

it('takes one file at a time', async () => {
  const { uploadCalls } = await openStart();
  const place = screen.getByText('Choose video or photo');
  fireEvent.drop(place, {
    dataTransfer: { files: [mp4('one.mp4'), mp4('two.mp4')] },
  });
  expect(await screen.findByText('Select only one file.')).toBeTruthy();
  expect(uploadCalls()).toEqual([]);
});

it('says what a file of another kind is, in place and in a dialog, and asks the server nothing', async () => {
  const { user, uploadCalls } = await openStart();
  await user.upload(picker(), new File(['RIFF'], 'film.avi', { type: 'video/avi' }));
  await screen.findByText(/This file is AVI/);
  await screen.findByRole('dialog');
  expect(uploadCalls()).toEqual([]);
});

it('looks into a file that only bears the name of an MP4', async () => {
  const { user } = await openStart();
  await user.upload(picker(), new File(['not a film at all'], 'film.mp4', { type: 'video/mp4' }));
  expect(await screen.findByText(/We accept only MP4/)).toBeTruthy();
});

it('sends nothing of a video that is here already, and gives it the name it has now', async () => {
  const { user, uploadCalls } = await openStart({
    known: () => ({ body: { data: { video: sampleVideo } } }),
  });
  await user.upload(picker(), mp4('holiday.mp4'));
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(sampleVideo.id));
  expect(uploadCalls().map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/api/videos/known', undefined],
    ['PATCH', `/api/videos/${sampleVideo.id}`, { file_name: 'holiday.mp4' }],
  ]);
});

it('waits without a connection, and goes on by itself when it is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => isOnline.mockRestore());
  const answers: Answer[] = [{ status: 502, body: {} }];
  const { user, uploadCalls } = await openStart({
    known: () =>
      answers.shift() ?? {
        body: { data: { video: { ...sampleVideo, file_name: 'beach.mp4' } } },
      },
  });
  await user.upload(picker(), mp4('beach.mp4'));
  await screen.findByText(/We go on by ourselves when the internet is back/);
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/We go on by ourselves/)).toBeNull());
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(sampleVideo.id));
  expect(uploadCalls()).toHaveLength(2);
});

it('says in the server’s words why it cannot take the video, and lets another be chosen', async () => {
  const { user } = await openStart({
    known: () => ({
      status: 429,
      body: { message: 'Too many videos today.', code: 'videos.too_many' },
    }),
  });
  await user.upload(picker(), mp4('beach.mp4'));
  await screen.findByText('Too many videos today.');
  await user.click(screen.getByRole('button', { name: 'Choose another video' }));
  await waitFor(() => expect(screen.queryByText('The upload failed')).toBeNull());
  expect(picker()).toBeTruthy();
});
