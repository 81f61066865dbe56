import { loadMenu } from '@platform/ui';
import { loadPanel, NotificationBell } from '../../notifications/NotificationBell';
import { loadPalette } from '../../palette/CommandPalette';
import { HeaderPart } from './HeaderPart';
import { useFetchAhead } from '../useFetchAhead';
import { UserMenu } from './UserMenu';

/** Everything that opens from the header. */
const loadOverlays = () => Promise.all([loadMenu(), loadPanel(), loadPalette()]);

/** The header of a signed-in person: their notifications and their account. Each fails alone. */
export function PersonTools() {
  useFetchAhead(loadOverlays);
  return (
    <>
      <HeaderPart name="Your notifications">
        <NotificationBell />
      </HeaderPart>
      <HeaderPart name="Your account menu">
        <UserMenu />
      </HeaderPart>
    </>
  );
}
