import type { BrandRecord } from '@year-group/api-types/group/brandFile';
import { brandFileGlobal } from '@year-group/ui-kit/testing/openedBrand';
import { type ChangeEvent, createElement, Fragment, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { readBrandFile } from './readBrandFile.ts';

const inputId = 'brand-file';

/** Leaves the record where the stories find it; returns a new value, so that they read it. */
function offer(sections: BrandRecord['sections'] | undefined): string {
  window.brandSections = sections;
  return sections ? String(Date.now()) : '';
}

/** Opens a brand file. Every story shows that group's record until the file is closed. */
export function BrandFileTool() {
  const [name, setName] = useState<string>();
  const [, updateGlobals] = useGlobals();
  const api = useStorybookApi();

  function show(sections: BrandRecord['sections'] | undefined) {
    api.clearNotification(brandFileGlobal);
    setName(sections && (sections.identity?.shortName ?? 'Without a name'));
    updateGlobals({ [brandFileGlobal]: offer(sections) });
  }
  async function handleChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    try {
      if (file) show(await readBrandFile(file));
    } catch (error) {
      const subHeadline = error instanceof Error ? error.message : String(error);
      api.addNotification({ id: brandFileGlobal, content: { headline: 'Not opened', subHeadline } });
    }
    // The same file can be chosen again.
    target.value = '';
  }

  const button = (label: string, onClick: () => void) =>
    createElement(Button, { variant: 'ghost', padding: 'small', ariaLabel: false, onClick }, label);
  // No JSX: Storybook's window has its own React, which cannot show elements of our version.
  return createElement(
    Fragment,
    null,
    createElement('input', {
      id: inputId,
      type: 'file',
      accept: '.zip',
      'aria-label': 'Brand file',
      hidden: true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => void handleChoose(event),
    }),
    button(name ?? 'Open brand file', () => document.getElementById(inputId)?.click()),
    name && button('Close brand file', () => show(undefined)),
  );
}
