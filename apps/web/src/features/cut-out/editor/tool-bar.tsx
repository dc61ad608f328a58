import Brush from 'lucide-react/icons/brush';
import Eraser from 'lucide-react/icons/eraser';
import Hand from 'lucide-react/icons/hand';
import Keyboard from 'lucide-react/icons/keyboard';
import Redo2 from 'lucide-react/icons/redo-2';
import SquareSplitHorizontal from 'lucide-react/icons/square-split-horizontal';
import Undo2 from 'lucide-react/icons/undo-2';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { BrushKeysModal } from './brush-keys-modal.tsx';
import { type Desk, type Tool, tools } from './use-desk.ts';
import type { Editing } from './use-edit.ts';

const icons: Record<Tool, ReactNode> = {
  compare: <SquareSplitHorizontal />,
  restore: <Brush />,
  erase: <Eraser />,
  move: <Hand />,
};

interface ToolBarProps {
  desk: Desk;
  edit: Editing;
  canRestore: boolean;
}

/** A column beside the picture, rows below it on a phone. */
export function ToolBar({ desk, edit, canRestore }: ToolBarProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('images.tools.label')}
        className="grid grid-cols-4 items-center justify-items-center gap-1.5 rounded-card border border-line bg-surface p-2 md:flex md:justify-center lg:flex-col"
      >
        {tools.map((tool) => (
          <IconButton
            key={tool}
            kind="quiet"
            label={t(`images.tools.${tool}`)}
            icon={icons[tool]}
            aria-pressed={desk.tool === tool}
            aria-disabled={(tool === 'restore' && !canRestore) || undefined}
            {...(tool === 'restore' && !canRestore && { title: t('images.tools.restore_gone') })}
            onClick={() => (tool !== 'restore' || canRestore) && desk.setTool(tool)}
            className={joinClasses('aria-disabled:opacity-45', desk.tool === tool && 'bg-ink! text-on-ink!')}
          />
        ))}
        <span className="h-7 w-px bg-line max-md:hidden lg:h-px lg:w-7" aria-hidden="true" />
        <Action label={t('images.tools.zoom_in')} icon={<ZoomIn />} can={desk.canZoomIn} onPress={desk.zoomIn} />
        <Action label={t('images.tools.zoom_out')} icon={<ZoomOut />} can={desk.canZoomOut} onPress={desk.zoomOut} />
        <Action label={t('images.tools.undo')} icon={<Undo2 />} can={edit.canUndo} onPress={edit.undo} />
        <Action label={t('images.tools.redo')} icon={<Redo2 />} can={edit.canRedo} onPress={edit.redo} />
        <IconButton
          kind="quiet"
          label={t('images.tools.keys')}
          icon={<Keyboard />}
          onClick={() => setIsAsking(true)}
          className="max-md:hidden"
        />
      </div>
      <BrushKeysModal open={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

/** Not disabled for real: focus stays where it is when the last stroke is undone. */
function Action({ label, icon, can, onPress }: { label: string; icon: ReactNode; can: boolean; onPress: () => void }) {
  return (
    <IconButton
      kind="quiet"
      label={label}
      icon={icon}
      aria-disabled={!can || undefined}
      onClick={() => can && onPress()}
      className="aria-disabled:opacity-45"
    />
  );
}
