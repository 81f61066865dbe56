import { FailedAlert } from '@platform/module-kit/screens';
import { RadioGroup, SelectField, Stack, type SelectOption } from '@platform/ui';
import { useOfferedReleases } from '../../source/queries';
import type { EngagementModule } from '../../source/rows/engagement';
import type { Choice } from './change';
import { RELEASES_FAILED } from '../../source/rows/release';

interface ChoiceFieldsProps {
  module: EngagementModule;
  choice: Choice;
  onChange(choice: Choice): void;
}

/** The choices for a club and a module: off, a channel with its future releases, or one release. */
export function ChoiceFields({ module, choice, onChange }: ChoiceFieldsProps) {
  const releases = useOfferedReleases(module.id);
  const { channels = [], versions = [] } = releases.data ?? {};
  return (
    <Stack>
      <RadioGroup
        label="This club gets"
        appearance="cards"
        value={choice.has}
        onChange={(has) => onChange({ ...choice, has })}
        options={[
          { value: 'nothing', label: 'Off', description: 'Existing records are kept' },
          { value: 'channel', label: 'Latest release', description: 'Follows a channel as releases are promoted' },
          {
            value: 'release',
            label: 'Pinned release',
            description: 'Stays until you change it',
            disabled: versions.every(({ disabled }) => disabled),
          },
        ]}
      />
      {releases.isError && <FailedAlert query={releases} title={RELEASES_FAILED} />}
      {choice.has === 'channel' && (
        <SelectField
          label="Channel"
          value={choice.channel}
          onChange={({ target }) => onChange({ ...choice, channel: target.value })}
          options={withChosen(
            channels.map(({ channel, version, candidate, share }) => ({
              value: channel,
              label: `${channel}, now ${version}${candidate ? `; ${candidate} for ${share} % of the clubs` : ''}`,
            })),
            choice.channel,
          )}
        />
      )}
      {choice.has === 'release' && (
        <SelectField
          label="Release"
          placeholder="Choose a release"
          value={choice.releaseVersion}
          onChange={({ target }) => onChange({ ...choice, releaseVersion: target.value })}
          options={withChosen(versions, choice.releaseVersion)}
        />
      )}
    </Stack>
  );
}

/** Keeps the current choice on the list: a channel without a release yet, or a pinned release older than the list. */
function withChosen(options: SelectOption[], chosen: string) {
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  return isListed ? options : [...options, { value: chosen, label: chosen }];
}
