import { Muted } from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import { Badge, Button, Dialog, Inline, Stack, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { limitsInWords } from '../../rules/water/waterLimits';
import { usePools } from '../../source/queries';
import type { Pool } from '../../source/rows/water';
import { PoolDialog } from './PoolDialog';
import { WATER_READINGS_FAILED } from '../../source/failures';

/** The club's bodies of water with their limits. */
export function PoolsDialog({ onClose }: { onClose: () => void }) {
  const pools = usePools();
  const [asks, setAsks] = useState<{ pool?: Pool }>();
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title="Bodies of water"
        description="Readings are compared with these limits. A new body of water begins with the limits of the CDC's Model Aquatic Health Code (2018); your state's may be stricter."
        actions={<Button onClick={() => setAsks({})}>Add a body of water</Button>}
      >
        <Loaded query={pools} label="the bodies of water" failure={WATER_READINGS_FAILED}>
          {(found) => (
            <List role="list">
              {found.map((pool) => (
                <li key={pool.id}>
                  <Inline $justify="between">
                    <Stack $gap="hair">
                      <Inline $gap="xs">
                        <strong>{pool.name}</strong>
                        {!pool.isActive && <Badge tone="outline">Out of use</Badge>}
                      </Inline>
                      <Muted>
                        {`${limitsInWords('chlorine', pool)}, pH ${limitsInWords('ph', pool)}, ${limitsInWords('temperature', pool)}`}
                      </Muted>
                    </Stack>
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={`Edit ${pool.name}`}
                      onClick={() => setAsks({ pool })}
                    >
                      Edit
                    </Button>
                  </Inline>
                </li>
              ))}
            </List>
          )}
        </Loaded>
      </Dialog>
      {asks && <PoolDialog pool={asks.pool} onClose={() => setAsks(undefined)} />}
    </>
  );
}

const List = styled.ul`
  display: grid;
  > li {
    padding-block: ${token.space.sm};
  }
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;
