import { messages } from '@year-group/api-types/messages';
import { expect, it } from 'vitest';
import { leftOut, membersOf, missingFields, readMembersFile } from './readMembersFile.ts';

const houses = { label: 'House', names: ['Akro House', 'Riis House'] };
const read = (...lines: string[]) => readMembersFile(new Blob([lines.join('\r\n')]), houses);
const ama = { fullName: 'Ama Mensah', email: 'ama@example.com', phone: '024 455 6677' };

it('reads semicolons, as spreadsheets of many countries write', async () => {
  const file = await read('Name;E-mail;Phone', 'Ama Mensah;ama@example.com;024 455 6677');
  expect(file.unknown).toEqual([]);
  expect(membersOf(file)).toMatchObject([{ line: 2, member: ama }]);
});

it('recognises headings that lists have: “Mobile No.”, “Job”, “Town”', async () => {
  const file = await read(
    'Names,Mobile No.,Mail,Job,Town,Remarks',
    'Ama Mensah,024 455 6677,ama@example.com,Nurse,Tema,Comes late',
  );
  expect(file.unknown).toEqual([]);
  const member = { ...ama, currentOccupation: 'Nurse', location: 'Tema', message: 'Comes late' };
  expect(membersOf(file)).toMatchObject([{ member }]);
});

it('recognises headings in upper case, and the group’s own word for a house', async () => {
  const text = 'FULL NAME,EMAIL ADDRESS,PHONE NUMBER,HALL\nAMA MENSAH,AMA@EXAMPLE.COM,0244556677,north';
  const file = await readMembersFile(new Blob([text]), { label: 'Hall', names: ['North Hall'] });
  expect(membersOf(file)).toMatchObject([{ member: { fullName: 'AMA MENSAH', houseAtPresec: 'north' } }]);
});

it('asks for each column that it does not know, and says which are left out', async () => {
  const file = await read('Name,Email,Digits,Shirt,Empty', 'Ama Mensah,ama@example.com,024 455 6677,XL,');
  expect(file.unknown).toEqual([2, 3]);
  expect(missingFields(file.columns)).toEqual(['Phone Number']);
  const chosen = { ...file, columns: file.columns.with(2, 'phone') };
  expect(missingFields(chosen.columns)).toEqual([]);
  expect(membersOf(chosen)).toMatchObject([{ member: ama }]);
  expect(leftOut(chosen)).toEqual(['Shirt', 'Empty']);
});

it('takes a column too many: of two for one thing the second is asked for', async () => {
  const file = await read('Name,Email,Phone,WhatsApp', 'Ama Mensah,ama@example.com,024 455 6677,020 1');
  expect(file.unknown).toEqual([3]);
  expect(membersOf(file)).toMatchObject([{ member: ama }]);
});

it('refuses a list without a needed column, where no other can be it', async () => {
  await expect(read('Name,Email', 'Ama,ama@example.com')).rejects.toThrow(
    messages.members.importHeaders(['Phone Number'], ['Name', 'Email']),
  );
  const person = ['Kofi', 'kofi@example.com', '0244556677'];
  await expect(read(person.join(','))).rejects.toThrow(
    messages.members.importHeaders(['Full Name', 'Email Address', 'Phone Number'], person),
  );
  await expect(read('Dear all,', 'here is the list.')).rejects.toThrow(messages.members.importNoCsv);
});
