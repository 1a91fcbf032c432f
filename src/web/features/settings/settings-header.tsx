import { useLocation } from 'wouter';
import { texts } from '../../texts/en/settings.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowLeft, RefreshCw } from '../../ui/icons/common.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

interface SettingsHeaderProps {
  readonly isFetching: boolean;
  readonly onRefresh: () => void;
}

/** Back button, title and refresh button. */
export function SettingsHeader({ isFetching, onRefresh }: SettingsHeaderProps) {
  const [, navigate] = useLocation();
  return (
    <>
      <Button variant="quiet" size="small" className="-ml-2.5" onClick={() => navigate('/dashboard')}>
        <ArrowLeft aria-hidden size={14} strokeWidth={1.5} />
        {texts.back}
      </Button>
      <div className="mt-2 mb-5 flex items-center justify-between gap-4">
        <h1 className="title">{texts.title}</h1>
        <Tooltip text={texts.refresh.hint}>
          <Button
            variant="quiet"
            iconOnly
            aria-label={texts.refresh.label}
            isBusy={isFetching}
            onClick={onRefresh}
          >
            <RefreshCw
              aria-hidden
              size={16}
              strokeWidth={1.5}
              className={isFetching ? 'animate-spin' : undefined}
            />
          </Button>
        </Tooltip>
      </div>
    </>
  );
}
