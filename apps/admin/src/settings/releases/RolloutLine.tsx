import { Quiet } from '@platform/module-kit/screens';
import { Button, Inline, Progress, Stack } from '@platform/ui';
import type { RegisteredModule, Rollout, RolloutAction } from '../../source/rows/release';
import { nextShare, rolloutInWords } from './rolloutWords';

/** The firm's action on a rollout, with the version it has read. */
export interface RolloutQuestion {
  action: RolloutAction;
  module: RegisteredModule;
  channel: string;
  rollout: Rollout;
  /** The release of the other clubs. */
  stable: string;
}

interface RolloutLineProps extends Omit<RolloutQuestion, 'action'> {
  onAsk(question: RolloutQuestion): void;
  /** Called to show the command that widens it; only on production. */
  onRaise(): void;
}

/** Which clubs have the release in rollout, and the actions on it. */
export function RolloutLine({ module, channel, rollout, stable, onRaise, onAsk }: RolloutLineProps) {
  const where = channel === 'production' ? '' : ` (${channel})`;
  const of = `of ${module.title} ${rollout.candidate}${where}`;
  const ask = (action: RolloutAction) => onAsk({ action, module, channel, rollout, stable });
  return (
    <Stack $gap="xs">
      <Quiet>
        {rolloutInWords(rollout)}
        {where}.
      </Quiet>
      <Progress
        value={rollout.share}
        label={`Share ${of}`}
        valueText={`${rollout.share} %${rollout.paused ? ', paused' : ''}`}
        tone={rollout.paused ? 'warning' : 'water'}
      />
      <Inline $gap="xs">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${rollout.paused ? 'Resume' : 'Pause'} the rollout ${of}`}
          onClick={() => ask(rollout.paused ? 'resume' : 'pause')}
        >
          {rollout.paused ? 'Resume' : 'Pause'}
        </Button>
        {!rollout.paused && channel === 'production' && (
          <Button variant="quiet" size="sm" aria-label={`Raise the rollout ${of}`} onClick={onRaise}>
            Raise to {nextShare(rollout)} %
          </Button>
        )}
        <Button variant="quiet" size="sm" aria-label={`Take back the rollout ${of}`} onClick={() => ask('end')}>
          Take back
        </Button>
      </Inline>
    </Stack>
  );
}
