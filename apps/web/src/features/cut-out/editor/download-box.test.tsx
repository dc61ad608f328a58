// @vitest-environment happy-dom
import type { RenderBody } from '@semblante/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { showPage } from '../../../testing/show-page.tsx';
import { type Answer, startTestServer } from '../../../testing/test-server.ts';
import { DownloadBox } from './download-box.tsx';
import { firstShadow } from './look.ts';
import { ShadowPanel } from './shadow-panel.tsx';
import { type CutOutProcessing, useEdit } from './use-edit.ts';

const processing: CutOutProcessing = {
  id: '0193a1b2-0000-7000-8000-0000000000cc',
  kind: 'image',
  status: 'completed',
  stage: 'done',
  progress: 100,
  queue_position: null,
  eta_seconds: null,
  error_code: null,
  is_blocked: false,
  credits: 1,
  credits_charged: 1,
  video_id: null,
  image_id: null,
  clip_id: null,
  title: 'mug.jpg',
  face_ids: [],
  seconds: null,
  thumbnail_url: null,
  before_url: null,
  before_from_seconds: 0,
  result_url: '/result.png',
  download_url: '/first.png',
  coverage: null,
  cut_out: {
    width: 400,
    height: 300,
    warnings: [],
    cut_out_url: '/c',
    view_url: '/v',
    source_view_url: '/s',
    alpha_url: '/a',
    can_blur: true,
    can_restore: true,
    render: null,
  },
  enhanced: null,
  worked: null,
  review: null,
  created_at: '2026-11-01T12:00:00.000Z',
  finished_at: '2026-11-01T12:00:05.000Z',
  deletes_at: null,
};

/** The part of the editor that needs no canvas. */
function Editor() {
  const edit = useEdit(processing);
  return (
    <>
      <ShadowPanel edit={edit} />
      <DownloadBox edit={edit} />
    </>
  );
}

async function openEditor({ render }: { render?: () => Answer } = {}) {
  const rendered: Answer = { body: { data: { processing: { ...processing, download_url: '/rendered.png' } } } };
  const { calls } = await startTestServer({
    [`POST /api/processings/${processing.id}/render`]: render ?? (() => rendered),
  });
  const saved: string[] = [];
  const save = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[download]') : null;
    if (link === null) return;
    event.preventDefault();
    saved.push(link.getAttribute('href') ?? '');
  };
  document.addEventListener('click', save);
  onTestFinished(() => document.removeEventListener('click', save));
  const show = () => showPage(<Editor />);
  const page = await show();
  return { ...page, show, saved, renders: () => calls.map(({ body }) => body as RenderBody) };
}

const shadow = () => screen.getByLabelText<HTMLInputElement>(/^Shadow/);
const download = (format: string) => screen.getByRole('button', { name: `Download ${format}` });

it('downloads the result as it is while nothing was changed', async () => {
  const { user, saved, renders } = await openEditor();
  await user.click(download('PNG'));
  await waitFor(() => expect(saved).toEqual(['/first.png']));
  expect(renders()).toEqual([]);
});

it('has what is shown rendered before it is downloaded', async () => {
  const { user, saved, renders } = await openEditor();
  await user.click(shadow());
  await user.click(screen.getByLabelText('WebP'));
  await user.click(download('WebP'));
  await waitFor(() => expect(saved).toEqual(['/rendered.png']));
  expect(renders()).toEqual([{ background: { kind: 'transparent' }, shadow: firstShadow, format: 'webp' }]);
});

it('says why a transparent picture cannot be a JPEG, and renders none', async () => {
  const { user, saved, renders } = await openEditor();
  await user.click(screen.getByLabelText('JPEG'));
  await screen.findByText(/JPEG knows no transparency/);
  await user.click(download('JPEG'));
  expect(renders()).toEqual([]);
  expect(saved).toEqual([]);
});

it('keeps a change over a reload until it is rendered', async () => {
  const { user, show, saved } = await openEditor();
  await user.click(shadow());
  cleanup();
  await show();
  expect(shadow().checked).toBe(true);
  await user.click(download('PNG'));
  await waitFor(() => expect(saved).toEqual(['/rendered.png']));
  cleanup();
  await show();
  expect(shadow().checked).toBe(false);
});

it('keeps a change that could not be rendered', async () => {
  const { user, show, saved, renders } = await openEditor({ render: () => ({ status: 500, body: {} }) });
  await user.click(shadow());
  await user.click(download('PNG'));
  await waitFor(() => expect(renders()).toHaveLength(1));
  await waitFor(() => expect(download('PNG')).toBeTruthy());
  expect(saved).toEqual([]);
  cleanup();
  await show();
  expect(shadow().checked).toBe(true);
});
