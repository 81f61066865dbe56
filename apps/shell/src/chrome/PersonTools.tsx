import { NotificationBell } from '../notifications/NotificationBell';
import { HeaderPart } from './HeaderPart';
import { UserMenu } from './UserMenu';

/** What the header holds for whoever is signed in: what is new for them, and their account. Each fails alone. */
export function PersonTools() {
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
