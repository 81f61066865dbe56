import { counted, Quiet } from '@platform/module-kit/screens';
import { failureReason } from '@platform/module-kit';
import { Checkbox, Stack } from '@platform/ui';
import { linesOf, peopleInWords } from '../decision/consequenceLines';
import { SideTitle } from '../detailParts';
import { useConsequences } from '../../source/queries';
import type { Consequences, PlanModule } from '../../source/rows/consequences';

interface PlanModulesProps {
  clubId: string;
  modules: readonly PlanModule[];
  /** Ids of those that stay unchanged. */
  left: readonly string[];
  onChange(left: readonly string[]): void;
}

const titles = { on: 'Switch on with the plan', off: 'Switch off with the plan' } as const;

/** The modules that a plan adds or removes, each with a choice to switch it or leave it. */
export function PlanModules({ clubId, modules, left, onChange }: PlanModulesProps) {
  if (modules.length === 0) return <Quiet>The club has exactly the modules of this plan.</Quiet>;
  return (
    <>
      {(['on', 'off'] as const).map((kind) => {
        const switched = modules.filter((module) => module.kind === kind);
        return switched.length === 0 ? null : (
          <section key={kind} aria-label={titles[kind]}>
            <SideTitle>{titles[kind]}</SideTitle>
            <Stack $gap="sm">
              {switched.map((module) => (
                <ModuleChoice
                  key={module.id}
                  clubId={clubId}
                  module={module}
                  isSwitched={!left.includes(module.id)}
                  onSwitch={(isSwitched) =>
                    onChange(isSwitched ? left.filter((id) => id !== module.id) : [...left, module.id])
                  }
                />
              ))}
            </Stack>
          </section>
        );
      })}
    </>
  );
}

interface ModuleChoiceProps {
  clubId: string;
  module: PlanModule;
  isSwitched: boolean;
  onSwitch(isSwitched: boolean): void;
}

function ModuleChoice({ clubId, module, isSwitched, onSwitch }: ModuleChoiceProps) {
  const consequences = useConsequences(clubId, module.id, { kind: module.kind });
  return (
    <Checkbox
      label={module.title}
      hint={
        consequences.isError
          ? failureReason(consequences.error)
          : consequences.data
            ? meaningOf(consequences.data, module.kind)
            : 'Looking up what this means…'
      }
      checked={isSwitched}
      onChange={({ target }) => onSwitch(target.checked)}
    />
  );
}

/** `Training (/training) comes. 3 people with an account: … 12 recorded rows stay and can be read.` */
export function meaningOf(consequences: Consequences, kind: PlanModule['kind']): string {
  const { then, restingRows, people } = consequences;
  if (then.on && then.version === null) return 'It has no release yet. People cannot see it before its first one.';
  const pages = linesOf(consequences, kind === 'on' ? 'come' : 'go')
    .filter((line) => line.kind === 'Page')
    .map(({ text }) => text);
  return [
    pages.length === 0 ? '' : `Pages that ${kind === 'on' ? 'come' : 'go'}: ${pages.join(', ')}.`,
    `${peopleInWords(people)}.`,
    restingRows > 0 ? `${counted(restingRows, 'recorded row stays', 'recorded rows stay')} and can be read.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
