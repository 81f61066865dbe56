import { asking, Quiet } from '@platform/module-kit/screens';
import { Loaded, useQuery } from '@platform/module-kit';
import { Badge, Stack } from '@platform/ui';
import { Command } from '../frame/Command';
import { LineTitle } from '../frame/Lines';
import { SettingsCard } from '../frame/SettingsCard';

const FAILED = 'Failed to fetch the first administrator';

interface FirstAdministrator {
  email: string;
  hasAccount: boolean;
}

/** The configured address; null without one. */
async function readFirstAdministrator(): Promise<FirstAdministrator | null> {
  const [row] = await asking(FAILED)((db) => db.rpc('first_administrator'));
  return row ? { email: row.email, hasAccount: row.has_account } : null;
}

/** The person who can always sign up, even before anyone is invited. Only the platform's operator can change it. */
export function FirstAdministratorCard() {
  const first = useQuery({ queryKey: ['admin', 'first administrator'], queryFn: readFirstAdministrator });
  return (
    <SettingsCard
      title="First administrator"
      description="This address can always sign up. While there is no super admin, signing up makes it one."
    >
      <Loaded query={first} label="the first administrator" failure={FAILED} height="6rem">
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
