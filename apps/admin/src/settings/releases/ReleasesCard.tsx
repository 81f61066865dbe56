import { Quiet } from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import { Badge, Button, EmptyState } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { useState } from 'react';
import { useModules } from '../../source/queries';
import { RELEASES_FAILED, type RegisteredModule } from '../../source/rows/release';
import { Line, LineTitle, LineWords, Lines } from '../frame/Lines';
import { SettingsCard } from '../frame/SettingsCard';
import { SkeletonLineList } from '../frame/SkeletonLineList';
import { ModuleDrawer } from './ModuleDrawer';
import { RolloutDialog } from './RolloutDialog';
import { RolloutLine, type RolloutQuestion } from './RolloutLine';

/** The registry: every module with its channels, linked to its releases and their history. */
export function ReleasesCard() {
  const modules = useModules();
  const [openId, setOpenId] = useState<string | null>(null);
  const [question, setQuestion] = useState<RolloutQuestion | null>(null);
  const open = modules.data?.find(({ id }) => id === openId);
  return (
    <SettingsCard title="Releases" description="The release of each channel, since when, and who promoted it.">
      <Loaded query={modules} label="releases" failure={RELEASES_FAILED} shape={<SkeletonLineList rows={6} />}>
        {(registered) =>
          registered.length === 0 ? (
            <EmptyState
              title="No modules yet"
              description="A module appears here once its first release is published."
            />
          ) : (
            <Lines role="list" aria-label="Modules">
              {registered.map((module) => (
                <Line key={module.id}>
                  <LineWords>
                    <LineTitle>
                      {module.title}
                      {module.channels.map(({ channel, version }) => (
                        <Badge key={channel} tone={channel === 'production' ? 'water' : 'outline'}>
                          {channel} {version}
                        </Badge>
                      ))}
                    </LineTitle>
                    <Quiet>{sinceWhen(module)}</Quiet>
                    {module.channels.map(
                      ({ channel, version, rollout }) =>
                        rollout && (
                          <RolloutLine
                            key={channel}
                            module={module}
                            channel={channel}
                            rollout={rollout}
                            stable={version}
                            onRaise={() => setOpenId(module.id)}
                            onAsk={setQuestion}
                          />
                        ),
                    )}
                  </LineWords>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`History of ${module.title}`}
                    onClick={() => setOpenId(module.id)}
                  >
                    History
                  </Button>
                </Line>
              ))}
            </Lines>
          )
        }
      </Loaded>
      {question && <RolloutDialog question={question} onClose={() => setQuestion(null)} />}
      {open && <ModuleDrawer module={open} onClose={() => setOpenId(null)} />}
    </SettingsCard>
  );
}

function sinceWhen({ channels: [first] }: RegisteredModule): string {
  if (!first) return 'Published, and on no channel yet';
  return `On ${first.channel} since ${dateInWords(first.pointedAt, 'moment')}, by ${first.pointedBy}`;
}
