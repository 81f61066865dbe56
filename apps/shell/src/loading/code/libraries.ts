// Everything that modules may import of the libraries, with the cache of data and what forms, tables and dialogs start with.
export * as moduleKit from '@platform/module-kit';
export * as ui from '@platform/ui';
