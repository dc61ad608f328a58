import { type Language, languages } from '@semblante/contracts';
import { loadTexts } from '@semblante/i18n/load';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { HomeOpening, HomeWays, openingPictureLook } from '../areas/public/home-opening.tsx';
import { example } from '../features/example/index.ts';
import { tagOfLanguage } from '../lib/language-rule.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { PictureCaption } from '../ui/picture/line-progress.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Logo } from '../ui/picture/logo.tsx';
import { routePaths } from '../navigation/route-names.ts';
import { headerLogoLook } from './header-logo-look.ts';

async function renderIn(language: Language): Promise<string> {
  const texts = i18next.createInstance();
  const bundles = await Promise.all([loadTexts('web', language), loadTexts('public', language)]);
  await texts.use(initReactI18next).init({ lng: language, interpolation: { escapeValue: false } });
  for (const bundle of bundles) texts.addResourceBundle(language, 'translation', bundle, true, true);
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <div data-first-paint={language} lang={tagOfLanguage(language)} className="flex min-h-dvh flex-col">
        <FirstScreen />
      </div>
    </I18nextProvider>,
  );
}

function FirstScreen() {
  const { t } = useTranslation();
  const register = routePaths.Register.replace('/:tk?', '');
  return (
    <>
      <header className="relative z-10 border-b border-line bg-canvas">
        <div className="page-width flex h-(--header) items-center">
          <Logo className={joinClasses('-ml-0.5', headerLogoLook)} />
        </div>
      </header>
      <main className="page-width flex flex-1 flex-col py-6 md:py-10">
        <HomeOpening
          picture={<ExamplePicture />}
          ways={
            <HomeWays
              example={
                <ButtonLink kind="go" size="lg">
                  <a href={register}>{t('public.home.try')}</a>
                </ButtonLink>
              }
              own={
                <ButtonLink kind="sec" size="lg">
                  <a href={register}>{t('public.home.own')}</a>
                </ButtonLink>
              }
            />
          }
        />
      </main>
    </>
  );
}

/** What the moving example opens with. */
function ExamplePicture() {
  const { t } = useTranslation();
  return (
    <div className={joinClasses('relative isolate overflow-hidden bg-sunken', openingPictureLook)}>
      <img src={example.beforePoster} alt="" fetchPriority="high" className="size-full object-cover" />
      <PictureCaption>{t('shell.example.label')}</PictureCaption>
    </div>
  );
}

/** The home page's first screen in every language, for the document itself: a phone shows it before it has our code. */
export const firstPaintMarkup = (await Promise.all(languages.map(renderIn))).join('');
