import type { ReactNode } from 'react';
import { Logo } from '../ui/picture/logo.tsx';

/** For a page that stands without the shell, because the shell cannot be trusted to work. */
export function SoloFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="page-width flex h-(--header) items-center">
          <Logo className="-ml-0.5 h-11.25 w-37.5 md:h-14.25 md:w-47.5" />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page-width flex flex-1 flex-col py-6 outline-none md:py-10">
        {children}
      </main>
    </div>
  );
}
