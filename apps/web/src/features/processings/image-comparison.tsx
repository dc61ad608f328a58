import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BeforeAfter } from '../../ui/picture/before-after.tsx';
import { boxLook, boxOf } from '../../ui/picture/picture-box.ts';

interface ImageComparisonProps {
  resultUrl: string;
  /** Gone some days after its last use: then the result stands alone. */
  beforeUrl: string | null;
  /** Where it is not known beforehand, the picture says it. */
  size: { width: number; height: number } | null;
}

/** The image and what was made of it, on a checkerboard where nothing is left. */
export function ImageComparison({ resultUrl, beforeUrl, size }: ImageComparisonProps) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState<{ width: number; height: number }>();
  const result = (
    <img
      src={resultUrl}
      alt=""
      className="checker size-full object-cover"
      onLoad={({ currentTarget }) =>
        setSeen({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
      }
    />
  );
  return (
    <div className={boxLook} style={boxOf(size ?? seen ?? { width: 1, height: 1 })}>
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
