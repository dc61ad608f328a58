import { useTranslation } from 'react-i18next';
import { usePrices } from '../../features/credits/index.ts';
import { MovingExample } from '../../features/example/index.ts';
import { formatMoney } from '../../lib/format-money.ts';
import { useCurrentUser } from '../../lib/use-current-user.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Accordion } from '../../ui/layout/accordion.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { HomeOpening, HomeWays, openingPictureLook } from './home-opening.tsx';

const steps = ['video', 'face', 'result'] as const;
const promises = ['consent', 'label'] as const;
const questions = ['free', 'charged', 'pictures', 'whose', 'kept', 'refund'] as const;

/** What the product is, for who has never seen it. */
export function Component() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-14 md:gap-20">
      <HomeOpening picture={<MovingExample className={openingPictureLook} />} ways={<Ways />} />
      <section aria-labelledby="steps">
        <SectionTitle id="steps" title={t('public.home.steps')} />
        <ol className="grid gap-4 md:grid-cols-3">
          {steps.map((step, place) => (
            <li key={step}>
              <Card className="h-full">
                <p className="display text-3xl text-muted" aria-hidden="true">
                  {place + 1}
                </p>
                <h3 className="mt-2 text-lg font-[650]">{t(`public.home.step_${step}`)}</h3>
                <p className="mt-1 text-pretty text-ink-2">{t(`public.home.step_${step}_text`)}</p>
              </Card>
            </li>
          ))}
        </ol>
      </section>
      <Prices />
      <section aria-labelledby="promises">
        <SectionTitle id="promises" title={t('public.home.promises')} />
        <ul className="flex flex-col gap-3">
          {promises.map((promise) => (
            <li key={promise} className="max-w-[70ch] text-pretty">
              {t(`public.home.${promise}`)}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="questions">
        <SectionTitle id="questions" title={t('public.home.questions')} />
        <Accordion
          items={questions.map((question) => ({
            title: t(`public.home.ask_${question}`),
            content: <p>{t(`public.home.ask_${question}_text`)}</p>,
          }))}
        />
      </section>
      <section className="flex flex-col items-center gap-5 text-center">
        <p className="display text-2xl text-balance">{t('public.home.last')}</p>
        <Ways />
      </section>
    </div>
  );
}

/** Both lead to the swap; who has no account yet makes one on the way. */
function Ways() {
  const { t } = useTranslation();
  const to = useCurrentUser() === undefined ? 'Register' : 'user.faceswap';
  return (
    <HomeWays
      example={
        <ButtonLink kind="go" size="lg">
          <AppLink to={to}>{t('public.home.try')}</AppLink>
        </ButtonLink>
      }
      own={
        <ButtonLink kind="sec" size="lg">
          <AppLink to={to}>{t('public.home.own')}</AppLink>
        </ButtonLink>
      }
    />
  );
}

function Prices() {
  const { t } = useTranslation();
  const prices = usePrices().data;
  if (prices === undefined) return null;
  return (
    <section aria-labelledby="prices">
      <SectionTitle id="prices" title={t('public.home.prices')} text={t('public.home.prices_text')} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {prices.map(({ credits, list_price_cents: cents }) => (
          <li key={credits}>
            <Card>
              <p className="text-muted">{t('public.home.credits', { count: credits })}</p>
              <p className="display-sm text-2xl tabular-nums">{formatMoney(cents)}</p>
              <p className="text-sm text-muted tabular-nums">
                {t('public.home.each', { price: formatMoney(Math.round(cents / credits)) })}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
