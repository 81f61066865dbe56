import { MINIMUM_WAGE_FAILED } from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import { useWage } from '../../../source/queries';
import { SettingsCard } from '../SettingsCard';
import { WageForm } from './WageForm';

/** The minimum that pay is checked against when people are added, hired and edited. */
export function MinimumWageCard() {
  const wage = useWage();
  return (
    <SettingsCard place="minimum-wage" description="Pay below it is saved only with a reason, which the history keeps.">
      <Loaded query={wage} failure={MINIMUM_WAGE_FAILED} height="16rem">
        {({ row, held }) => <WageForm row={row} held={held} />}
      </Loaded>
    </SettingsCard>
  );
}
