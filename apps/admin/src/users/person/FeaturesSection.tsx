import { SectionTitle } from '@platform/module-kit/screens';
import { Loaded, useQuery } from '@platform/module-kit';
import { Checkbox, Stack, token } from '@platform/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Administrator } from '../../useAdministrator';
import type { Person } from '../people/person';
import { FEATURES_FAILED, listFeatures } from './feature';
import { beyondPlan, byCategory, givenByRole, includedInPlan, whyNoGrants } from './featureRules';
import { useGrants } from './useGrants';

/** The active features by category, with the person's grants. */
export function FeaturesSection({ person, administrator }: { person: Person; administrator: Administrator }) {
  const id = useId();
  const features = useQuery({ queryKey: ['admin', 'features', 'active'], queryFn: listFeatures });
  const { grants, change } = useGrants(person);
  const refusal = whyNoGrants(administrator, person);
  // Grants that an administrator may not read must not look like no grants.
  const isHidden = refusal !== null && person.userId !== administrator.userId;
  return (
    <Stack as="section" $gap="sm" aria-labelledby={id}>
      <SectionTitle id={id}>Features</SectionTitle>
      <About>
        {refusal ?? 'Granted one by one, and in force at once. What the role gives by itself needs no grant.'}
      </About>
      {!isHidden && (
        <Loaded query={features} label="features" failure={FEATURES_FAILED} height="16rem">
          {(active) => (
            <Loaded query={grants} label="what is granted" failure={FEATURES_FAILED} height="16rem">
              {(granted) =>
                byCategory(active).map(({ category, features: those }) => (
                  <Group key={category}>
                    <Legend>{category}</Legend>
                    {those.map((feature) => {
                      const isGranted = granted.includes(feature.id);
                      const beyond = beyondPlan(person, feature);
                      const included = isGranted ? includedInPlan(person, feature) : null;
                      return (
                        <Checkbox
                          key={feature.id}
                          label={feature.name}
                          hint={givenByRole(person, feature) ?? beyond ?? included ?? undefined}
                          checked={isGranted}
                          disabled={refusal !== null || (beyond !== null && !administrator.isFirm && !isGranted)}
                          onChange={(event) => change.mutate({ feature, granted: event.target.checked })}
                        />
                      );
                    })}
                  </Group>
                ))
              }
            </Loaded>
          )}
        </Loaded>
      )}
    </Stack>
  );
}

const About = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.semibold};
`;
