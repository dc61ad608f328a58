import { useTranslation } from 'react-i18next';
import { AppLink } from '../navigation/app-link.tsx';

const links = ['terms', 'privacy', 'report', 'verify', 'help', 'contact'] as const;

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="border-t border-line text-sm text-muted print:hidden">
      <div className="page-width flex flex-wrap justify-between gap-x-6 gap-y-1 py-5">
        <p className="py-2">{t('shell.footer.copyright', { year: new Date().getFullYear() })}</p>
        <nav aria-label={t('shell.footer.navigation')}>
          <ul className="flex flex-wrap gap-x-4">
            {links.map((name) => (
              <li key={name}>
                <AppLink to={name} className="inline-block rounded-sm py-2 no-underline hover:text-ink hover:underline">
                  {t(`shell.footer.${name}`)}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
