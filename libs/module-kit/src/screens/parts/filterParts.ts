import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { Toolbar } from './listParts';

/** A toolbar with labels above its fields. */
export const FilterBar = styled(Toolbar)`
  align-items: flex-end;
`;

/** Fields that narrow a list, the search first; as wide as they need to be. */
export const Filters = styled.div`
  display: flex;
  flex: 1 1 32rem;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token.space.sm};
  > :first-child {
    flex: 1 1 10rem;
    max-width: 24rem;
    /* As tall as the lists beside it. */
    && input {
      min-height: ${token.control.lg};
    }
    @media ${media.mobile} {
      flex-basis: 100%;
      max-width: none;
    }
  }
  /* A search alone leaves room for the buttons beside it. */
  &:not(:has(> :nth-child(2))) {
    flex-basis: 10rem;
  }
  > :not(:first-child) {
    @media ${media.mobile} {
      flex: 1;
    }
  }
`;
