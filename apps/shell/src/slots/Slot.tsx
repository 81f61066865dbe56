import { Grid } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSlotModules } from '../chrome/storeHooks';
import { SlotPlace } from './SlotPlace';

interface SlotProps {
  name: string;
  /** Drawn where none of the person's modules fills the slot. */
  empty: ReactNode;
}

/** What the person's modules have for a slot of a page. Each has a place of its own, and loads and fails alone. */
export function Slot({ name, empty }: SlotProps) {
  const modules = useSlotModules(name);
  if (modules.length === 0) return empty;
  return (
    <Grid as="ul" role="list" $min="19rem" $gap="md">
      {modules.map((module) => (
        <Item key={`${module.id} ${module.version}`}>
          <SlotPlace module={module} slot={name} />
        </Item>
      ))}
    </Grid>
  );
}

const Item = styled.li`
  display: grid;
`;
