// Who is signed in
export { AuthProvider, useAuth, type Auth } from './AuthProvider';
export { administersClub, comesWithRole, editsClub } from './rightsOfRoles';
export { roleTitles } from './roleTitles';
export { PermissionsProvider, usePermissions, type Permissions } from './PermissionsProvider';
export {
  isAdminRole,
  type Answer,
  type Club,
  type Membership,
  type Permission,
  type Role,
  type SessionEnd,
  type SessionState,
  type SessionUser,
} from './sessionState';
export { createStore, type Store } from './createStore';
export { sessionStore } from './sessionStore';
export { useMember, type Member } from './useMember';
export { failureWords, NOT_REACHED, TRY_LATER } from './failureWords';
export {
  choosePassword,
  openPasswordLink,
  requestPasswordReset,
  type PasswordLink,
  type PasswordResult,
} from './password';
export { type SignInResult } from './signIn';

// How the shell starts it
export { reloadMembership, startSession } from './startSession';
export {
  connectSupabase,
  SESSION_STORAGE_KEY,
  supabase,
  supabaseAddress,
  supabaseWithSession,
  type DataClient,
  type SupabaseAddress,
} from './supabaseClient';
