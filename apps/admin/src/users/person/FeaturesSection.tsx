import { Quiet, SectionTitle } from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import { Checkbox, Stack, toast, token } from '@platform/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useFeatures, useGrants } from '../../source/queries';
import { FEATURES_FAILED, GRANT_FAILED, type Feature } from '../../source/rows/feature';
import type { Person } from '../../source/rows/person';
import { useAdminChange, useAdminSource } from '../../source/useAdminSource';
import { beyondPlan, byCategory, givenByRole, includedInPlan, whyNoGrants } from './featureRules';

/** The active features by category, with the person's grants. */
export function FeaturesSection({ person }: { person: Person }) {
  const id = useId();
  const source = useAdminSource();
  const features = useFeatures();
  const grants = useGrants(person.userId);
  const change = useAdminChange(
    ({ feature, isGranted }: { feature: Feature; isGranted: boolean }) =>
      source.setGranted(person.userId, feature.id, isGranted),
    {
      onDone: (_answer, { feature, isGranted }) =>
        toast({
          title: 'User permission updated successfully',
          description: `${person.name} ${isGranted ? 'has' : 'no longer has'} ${feature.name}.`,
          tone: 'success',
        }),
      failed: GRANT_FAILED,
    },
  );
  const refusal = whyNoGrants(source, person);
  // Grants that an administrator may not read must not look like no grants.
  const isHidden = refusal !== null && person.userId !== source.userId;
  return (
    <Stack as="section" $gap="sm" aria-labelledby={id}>
      <SectionTitle id={id}>Features</SectionTitle>
      <Quiet>
        {refusal ?? 'Granted one by one, and in force at once. What the role gives by itself needs no grant.'}
      </Quiet>
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
                          disabled={refusal !== null || (beyond !== null && !source.isFirm && !isGranted)}
                          onChange={(event) => change.mutate({ feature, isGranted: event.target.checked })}
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
