import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BalanceCard } from '../../features/credits/index.ts';
import { useImage } from '../../features/cut-out/index.ts';
import { EnhanceDesk, EnhanceFaq, EnhanceResult, EnhanceStart } from '../../features/enhance/index.ts';
import { useProcessing } from '../../features/processings/index.ts';
import { useUser } from '../../lib/use-current-user.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

/** `?image=` is a picture that was sent, `?result=` an order of one: both can be come back to. */
export function Component() {
  const { t } = useTranslation();
  const { balance, held } = useUser();
  const [query, setQuery] = useSearchParams();
  const [imageId, resultId] = [query.get('image') ?? undefined, query.get('result') ?? undefined];
  const isEmpty = imageId === undefined && resultId === undefined;
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <div className="grid items-end gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <PageTitle title={t('enhance.page.title')} text={t('enhance.page.lead')} />
        {isEmpty ? (
          <div className="max-md:hidden">
            <BalanceCard balance={balance} held={held} />
          </div>
        ) : (
          <ButtonLink kind="sec">
            <AppLink to="user.enhance">{t('enhance.page.other')}</AppLink>
          </ButtonLink>
        )}
      </div>
      {isEmpty && <EnhanceStart onImage={({ id }) => setQuery({ image: id })} />}
      {resultId !== undefined && <Followed id={resultId} />}
      {imageId !== undefined && <Chosen id={imageId} onStarted={(id) => setQuery({ result: id })} />}
      <EnhanceFaq />
    </div>
  );
}

function Chosen({ id, onStarted }: { id: string; onStarted: (processingId: string) => void }) {
  const { t } = useTranslation();
  const { data: image, isError } = useImage(id);
  if (isError) return <Notice kind="warn">{t('enhance.stopped.gone')}</Notice>;
  return image && <EnhanceDesk key={id} image={image} onStarted={(processing) => onStarted(processing.id)} />;
}

function Followed({ id }: { id: string }) {
  const { data: processing } = useProcessing(id);
  return processing && <EnhanceResult processing={processing} />;
}
