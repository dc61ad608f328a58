import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BalanceCard } from '../../features/credits/index.ts';
import {
  addFiles,
  CutOutDesk,
  CutOutFaq,
  CutOutTutorial,
  ImagePicker,
  showChosen,
  UploadProblems,
  useBatch,
  useOpenedResult,
  usePageFiles,
} from '../../features/cut-out/index.ts';
import { useUser } from '../../lib/use-current-user.ts';
import { buttonLook } from '../../ui/button/button-look.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { t } = useTranslation();
  const { balance, held } = useUser();
  const batch = useBatch();
  const [chosenKey, setChosenKey] = useState<string>();
  const [query, setQuery] = useSearchParams();
  // A mail may lead to one image.
  const named = query.get('image') ?? undefined;
  const opened = useOpenedResult(query.get('result'));
  const isOver = usePageFiles(addFiles);
  const isEmpty = batch.entries.length === 0 && opened === undefined;

  function choose(key: string) {
    setChosenKey(key);
    setQuery({}, { replace: true, preventScrollReset: true });
    showChosen();
  }

  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <div className="grid items-end gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <PageTitle title={t('images.page.title')} text={t(isEmpty ? 'images.page.lead_start' : 'images.page.lead')} />
        {isEmpty ? (
          <div className="max-md:hidden">
            <BalanceCard balance={balance} held={held} />
          </div>
        ) : (
          <ImagePicker onFiles={addFiles} className={buttonLook({ kind: 'sec' })}>
            <ImagePlus className="size-5" aria-hidden="true" />
            {t('images.page.more')}
          </ImagePicker>
        )}
      </div>
      <UploadProblems />
      <CutOutDesk batch={batch} opened={opened} chosenKey={named ?? chosenKey} onChoose={choose} />
      {isEmpty && !batch.isLoading && <CutOutTutorial />}
      <CutOutFaq />
      {isOver && <DropVeil />}
    </div>
  );
}

/** Files are held over the page: all of it is the green place now. */
function DropVeil() {
  const { t } = useTranslation();
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-3 z-30 grid place-items-center rounded-sheet border-4 border-dashed border-[#0C1A08] bg-chroma-area/90 text-on-chroma"
    >
      <p className="display text-2xl">{t('images.drop.anywhere')}</p>
    </div>
  );
}
