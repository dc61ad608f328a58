import type { TextBundle } from '@semblante/i18n/load';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { changeLanguage, needTexts } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';

// A busy machine may stand still for long; and what is hidden is not asked of every element, which takes most of a
// test's time.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

interface ShownPage {
  user: ReturnType<typeof userEvent.setup>;
  /** Where the page has gone to. */
  address: () => string;
}

/** A part of the page as a visitor has it: with the texts of its area in English, the query cache and a router. */
export async function showPage(part: ReactNode, { texts = 'user' }: { texts?: TextBundle } = {}): Promise<ShownPage> {
  await needTexts(texts);
  await changeLanguage('en');
  const router = createMemoryRouter([{ path: '*', element: part }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    sessionStorage.clear();
    localStorage.clear();
  });
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), address: () => router.createHref(router.state.location) };
}
