import { useTranslation } from 'react-i18next';
import { BeforeAfter } from '../../ui/picture/before-after.tsx';
import { boxLook, boxOf } from '../../ui/picture/picture-box.ts';

interface ImageComparisonProps {
  resultUrl: string;
  /** Gone some days after its last use: then the result stands alone. */
  beforeUrl: string | null;
  size: { width: number; height: number } | null;
}

/** The image and its cut-out, on a checkerboard where nothing is left. */
export function ImageComparison({ resultUrl, beforeUrl, size }: ImageComparisonProps) {
  const { t } = useTranslation();
  const result = <img src={resultUrl} alt="" className="checker size-full object-cover" />;
  return (
    <div className={boxLook} style={boxOf(size ?? { width: 1, height: 1 })}>
      {beforeUrl === null ? (
        result
      ) : (
        <BeforeAfter
          label={t('processings.viewer.compare')}
          before={<img src={beforeUrl} alt="" />}
          after={result}
          beforeCaption={t('processings.viewer.before')}
          afterCaption={t('processings.viewer.after')}
          className="size-full rounded-none"
        />
      )}
    </div>
  );
}
