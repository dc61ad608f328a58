import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PreferencesMenu } from '../../features/preferences/index.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { Logo } from '../../ui/picture/logo.tsx';

interface AuthFrameProps {
  /** The picture beside the form: a band on phones, half of the page from 1024 on. */
  stage: ReactNode;
  /** The stage is dark: on phones the logo over it is light. */
  dark?: boolean;
  children: ReactNode;
}

/** The page of whoever is not logged in: a form, a picture, and the rules at the foot. */
export function AuthFrame({ stage, dark = false, children }: AuthFrameProps) {
  return (
    <div className="relative grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:grid-rows-1">
      <div className="flex min-w-0 flex-col px-(--gutter) max-lg:order-1 lg:py-8">
        <AuthHeader dark={dark} />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-105 flex-col gap-6 py-8 outline-none lg:my-auto"
        >
          {children}
        </main>
        <AuthFooter />
      </div>
      <aside>{stage}</aside>
    </div>
  );
}

const onGreen = 'max-lg:[&>button]:text-[#11160F] max-lg:[&>button]:hover:bg-black/10';
const onInk = 'max-lg:[&>button]:text-[#F4F5F1] max-lg:[&>button]:hover:bg-white/15';

function AuthHeader({ dark }: { dark: boolean }) {
  return (
    <header className="z-10 flex items-center justify-between gap-4 max-lg:absolute max-lg:inset-x-0 max-lg:top-0 max-lg:px-4 max-lg:py-2">
      <AppLink to="Login" className="-ml-px rounded-sm">
        <Logo className="h-14.25 w-47.5 max-lg:hidden" />
        <Logo onGreen={!dark} className={`h-11.25 w-37.5 lg:hidden ${dark ? 'text-[#F4F5F1]' : 'text-[#11160F]'}`} />
      </AppLink>
      {/* Over the stage of a phone the button stands on green or on ink, whatever the theme. */}
      <div className={dark ? onInk : onGreen}>
        <PreferencesMenu />
      </div>
    </header>
  );
}

const rules = ['terms', 'privacy', 'report', 'help'] as const;

function AuthFooter() {
  const { t } = useTranslation();
  return (
    <footer className="flex flex-wrap gap-x-3 gap-y-1 pb-6 text-xs text-muted lg:pb-0">
      <span className="py-1">{t('accounts.frame.age')}</span>
      <nav aria-label={t('shell.footer.navigation')} className="flex flex-wrap gap-x-3 gap-y-1">
        {rules.map((rule) => (
          <AppLink key={rule} to={rule} className="rounded-sm py-1 underline-offset-3 hover:text-ink hover:underline">
            {t(`shell.footer.${rule}`)}
          </AppLink>
        ))}
      </nav>
    </footer>
  );
}
