import { abroadMembers } from './membersAbroad.ts';
import { accraMembers } from './membersAccra.ts';
import { regionsMembers } from './membersRegions.ts';
import { temaMembers } from './membersTema.ts';
import type { DemoMember } from './types.ts';

/** Forty members of all eleven houses, each with an e-mail address and phone number. */
export const demoMembers: DemoMember[] = [
  ...accraMembers,
  ...temaMembers,
  ...regionsMembers,
  ...abroadMembers,
];
