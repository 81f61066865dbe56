import { isEmailAddress } from '../../forms/emailAddress';
import { form } from '../../module/forms';
import { ACCESS, LONGEST, NAV_AREAS, NAV_SECTIONS, RELEASE_REASONS } from '../../module/vocabulary';
import { LAYOUTS } from '../../site/layouts';
import type { PlatformManifest } from '../platformManifest';
import {
  hasFields,
  isBoolean,
  isList,
  isListOf,
  isNumber,
  isOneOf,
  isRecord,
  isRecordOf,
  isString,
  isText,
  matches,
  type Check,
} from './checks';

const isSlotName = matches(form.slotName);
const isModuleId = matches(form.moduleId);

const isRoute = hasFields(
  {
    path: matches(form.path),
    exact: isBoolean,
    access: isOneOf(ACCESS),
    layout: isOneOf(LAYOUTS),
    title: isText(LONGEST.routeTitle),
  },
  {
    requires: isString,
    staffOnly: isBoolean,
    description: isText(LONGEST.description),
    head: hasFields(
      { listed: isBoolean },
      {
        picture: hasFields({ file: matches(form.releaseFileName), alt: isText(LONGEST.pictureText) }),
        structuredData: matches(form.releaseFileName),
        about: isOneOf(['club']),
      },
    ),
  },
);

const isLink = hasFields(
  {
    area: isOneOf(NAV_AREAS),
    label: isText(LONGEST.link),
    to: matches(form.pageAddress),
    order: isNumber,
  },
  { section: isOneOf(NAV_SECTIONS), icon: matches(form.iconName), clubOnly: isBoolean },
);

const isAction = hasFields(
  { label: isText(LONGEST.action), to: matches(form.pageAddress) },
  { icon: matches(form.iconName), requires: isString, clubOnly: isBoolean, editorsOnly: isBoolean },
);

const isPositive: Check = (value) => typeof value === 'number' && value > 0;
const isCount: Check = (value) => isPositive(value) && Number.isSafeInteger(value);

const isDescriptor = hasFields(
  {
    id: isModuleId,
    title: isText(LONGEST.moduleTitle),
    owner: (value) => typeof value === 'string' && isEmailAddress(value),
    engagement: isBoolean,
    routes: (value) => isListOf(isRoute)(value) && (value as unknown[]).length > 0,
    nav: isListOf(isLink),
    fills: isRecordOf(isSlotName, hasFields({ order: isNumber }, { staffOnly: isBoolean })),
    contract: matches(form.contractRange),
    budget: hasFields({ firstLoadBytes: isPositive }),
  },
  {
    actions: isListOf(isAction),
    offers: isRecordOf(isSlotName, hasFields({ props: isRecord, bytes: isCount }, { answer: isRecord })),
    icons: isRecordOf(isString, isList),
    schema: matches(form.schemaVersion),
  },
);

const isFile = hasFields({ file: matches(form.releaseFileName), integrity: matches(form.integrity) });

const isSignature = hasFields({
  publisher: hasFields(
    { publicKey: matches(form.publicKey), certificate: matches(form.signature) },
    { modules: isListOf(isModuleId) },
  ),
  digest: isString,
  value: matches(form.signature),
});

const ofRelease = {
  version: matches(form.version),
  entry: isFile,
  global: isString,
  preload: isListOf(isFile),
};

const isModule = hasFields(
  { id: isModuleId, descriptor: isDescriptor, ...ofRelease },
  {
    signature: isSignature,
    fallback: hasFields({ ...ofRelease, contract: matches(form.contractRange) }, { signature: isSignature }),
    why: isOneOf(RELEASE_REASONS),
    unreadable: isString,
  },
);

const isManifest = hasFields(
  {
    modules: isListOf(isModule),
    switchedOff: isListOf(
      hasFields({ id: isModuleId, title: isString, paths: isListOf(isString) }, { staffOnly: isBoolean }),
    ),
  },
  {
    preview: hasFields({ ticket: isString, endsAt: isString }),
    partial: isBoolean,
    composition: isString,
  },
);

/**
 * Whether `platformManifestSchema` would return a manifest unchanged. It would if this contract describes all releases of
 * the registry. A page then does not load the schema, which is seven times as large as this check. For any other answer,
 * the schema says what is wrong, or reads the parts that this contract knows.
 */
export const isPlainManifest = (answer: unknown): answer is PlatformManifest => isManifest(answer);
