// @vitest-environment happy-dom
import type { OwnReview } from '@semblante/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../testing/show-page.tsx';
import { DoubtedMoments } from './doubted-moments.tsx';

async function momentsShown(moments: readonly number[]): Promise<(string | null)[]> {
  const pictures = moments.map((_, number) => `/api/review/one/pictures/${number}`);
  await showPage(<DoubtedMoments review={{ pictures, moments } as unknown as OwnReview} />);
  return screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
}

it('shows one picture of each doubted second, three at most, and names the others', async () => {
  expect(await momentsShown([1.2, 1.3, 1.4, 7.1, 7.5, 12.2, 31])).toEqual([
    expect.stringContaining('0:01'),
    expect.stringContaining('0:07'),
    expect.stringContaining('0:12'),
  ]);
  expect(screen.getByText(/0:01, 0:07, 0:12, 0:31/)).toBeDefined();
});

it('names no moments beside the pictures that already say them', async () => {
  expect(await momentsShown([1.2, 1.4])).toHaveLength(1);
  expect(screen.queryByText(/^(Moments|Momentos)/)).toBeNull();
});
