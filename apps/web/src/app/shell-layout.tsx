import { Outlet } from 'react-router';
import { needToasts } from '../lib/toasts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

// Pages in here may say something without having been touched.
needToasts();

export function Component() {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="main" tabIndex={-1} className="page-width flex flex-1 flex-col py-6 outline-none md:py-10">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
