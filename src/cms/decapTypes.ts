import type Decap from 'decap-cms-app';
import type { ComponentProps } from 'react';

/** Decap's types, reached through the one package of it that is ours. */
export type Cms = typeof Decap;
export type CmsConfig = NonNullable<Parameters<Cms['init']>[0]>['config'];
export type CmsCollection = CmsConfig['collections'][number];
export type CmsField = NonNullable<CmsCollection['fields']>[number];
export type GivenProps = ComponentProps<Parameters<Cms['registerPreviewTemplate']>[1]>;
