import { expect, it } from 'vitest';
import { headingOf, houseNamed, houseTexts, shownFields } from './houses.ts';

const none = { label: 'House', names: [] };

it('uses the group’s own word', () => {
  expect(houseTexts({ label: 'House', names: ['A'] })).toEqual({
    question: 'House at the school',
    choose: 'Choose your house',
    all: 'All houses',
    unknown: 'Choose one of the houses',
  });
  expect(houseTexts({ label: 'Block', names: ['A'] }).question).toBe('Your block');
  expect(houseTexts({ label: 'Dormitory', names: ['A'] }).all).toBe('All dormitories');
  expect(houseTexts({ label: 'Class', names: ['A'] }).all).toBe('All classes');
  expect(headingOf('houseAtPresec', { label: 'Hall', names: [] })).toBe('Hall');
  expect(headingOf('phone', none)).toBe('Phone Number');
});

it('requires no house where there is none', () => {
  expect(shownFields(['fullName', 'houseAtPresec'], none)).toEqual(['fullName']);
  expect(shownFields(['houseAtPresec'], { label: 'Set', names: ['A'] })).toEqual(['houseAtPresec']);
  expect(houseTexts(none).unknown).toBe('Leave the house empty');
});

it('finds a house in any capitals, and without the word for a house', () => {
  const houses = { label: 'House', names: ['Akro House', 'Riis House', 'House 9'] };
  for (const text of [' riis house ', 'RIIS', 'Riis-House', 'house riis'])
    expect(houseNamed(text, houses)).toBe('Riis House');
  expect(houseNamed('9', houses)).toBe('House 9');
  expect(houseNamed('House', houses)).toBe('House');
  expect(houseNamed(' Hufflepuff', houses)).toBe('Hufflepuff');
  expect(houseNamed('North', { label: 'Hall', names: ['North Hall'] })).toBe('North Hall');
});
