import { Quiet } from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import { Badge, Stack } from '@platform/ui';
import { useFirstAdministrator } from '../../source/queries';
import { FIRST_ADMINISTRATOR_FAILED } from '../../source/rows/release';
import { Command } from '../frame/Command';
import { LineTitle } from '../frame/Lines';
import { SettingsCard } from '../frame/SettingsCard';

/** The person who can always sign up, even before anyone is invited. Only the platform's operator can change it. */
export function FirstAdministratorCard() {
  const first = useFirstAdministrator();
  return (
    <SettingsCard
      title="First administrator"
      description="This address can always sign up. While there is no super admin, signing up makes it one."
    >
      <Loaded query={first} label="the first administrator" failure={FIRST_ADMINISTRATOR_FAILED} height="6rem">
        {(configured) => (
          <Stack $gap="sm">
            <LineTitle>
              {configured?.email ?? 'No one'}
              {configured && (
                <Badge tone={configured.hasAccount ? 'success' : 'warning'}>
                  {configured.hasAccount ? 'Has an account' : 'No account yet'}
                </Badge>
              )}
            </LineTitle>
            <Quiet>
              The operator of the platform changes it by command, so a stolen session cannot let anyone in permanently:
            </Quiet>
            <Command what="Change the first administrator">npm run release -- administrator name@example.com</Command>
          </Stack>
        )}
      </Loaded>
    </SettingsCard>
  );
}
