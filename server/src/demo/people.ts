import type { Random } from './random.js';

// Made up: names that are common alone and put together by chance.
const FIRST =
  'Aaron Adrian Alec Andre Anthony Ben Brandon Brian Caleb Calvin Carlos Chris Cole Damon Daniel Darius David Derek Devin Dominic Dylan Eli Emmett Eric Ethan Evan Felix Frank Gabe Garrett Grant Hector Henry Isaac Ivan Jalen Jared Javier Jonah Jordan Julian Justin Keith Kendall Kenji Kevin Kyle Lamar Leo Logan Luis Malik Marco Marcus Mason Micah Miles Nate Nolan Omar Owen Patrick Quincy Rafael Reggie Rico Ross Ryan Sam Sean Simon Spencer Terrence Theo Tony Trevor Tyler Victor Wes Xavier Zach'.split(
    ' ',
  );
const LAST =
  'Abara Alcott Amato Arden Ashby Atwater Bancroft Barlow Beckwith Benavides Birch Bledel Brannigan Bremer Calloway Carden Castellan Chilton Corwin Crosby Dalgaard Danvers Delacroix Dillard Dornan Draper Eastman Ellery Emory Fairbank Farrow Fenwick Fontana Fulbright Gallant Garrison Gentry Gilroy Granger Grimaldi Hadley Halloran Harcourt Hargrove Hatcher Hendry Holloway Ibarra Ingram Jardine Jessup Kaneko Keating Kessler Kincaid Kobayashi Lachlan Langley Larkin Ledger Lindqvist Lockhart Lombard Madrigal Maddox Marlowe Mercado Merrick Montrose Moreland Nakata Navarro Northcott Oakley Okafor Ormond Pacheco Pemberton Penrose Prescott Quill Radcliffe Ramsey Redding Renfro Rosales Rutherford Salazar Santoro Sheffield Sinclair Sorensen Stanton Sterling Tanaka Tate Thorne Tolbert Trask Underhill Valente Vance Vega Villanueva Wakefield Walcott Waverly Whitaker Wilder Winslow Yamada Yates Zamora'.split(
    ' ',
  );

/** A made-up player. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly position: 'PG' | 'SG' | 'SF' | 'PF' | 'C';
  readonly number: number;
  /** In inches. */
  readonly height: number;
  /** Share in the team's play, around 1. */
  readonly skill: number;
}

const POSITIONS = ['PG', 'SG', 'SF', 'PF', 'C'] as const;
const HEIGHTS: Readonly<Record<Person['position'], number>> = { PG: 71, SG: 73, SF: 75, PF: 77, C: 79 };

/** Hands out people of one organization; no two have the same name. */
export class People {
  private readonly taken = new Set<string>();

  /** @param shorter inches taken off every height: children are smaller */
  constructor(
    private readonly random: Random,
    private readonly shorter = 0,
  ) {}

  /** A team's players; the first five have the five positions and play most. */
  roster(size: number): Person[] {
    const numbers = this.random.shuffled(Array.from({ length: 56 }, (_item, index) => index));
    return Array.from({ length: size }, (_item, index) => {
      const position = POSITIONS[index % POSITIONS.length] ?? 'SF';
      const height = HEIGHTS[position] - this.shorter + this.random.integer(-2, 2);
      const skill = (index < POSITIONS.length ? 1 : 0.6) * (0.6 + this.random.next());
      return { ...this.name(), position, number: numbers[index] ?? 0, height, skill };
    });
  }

  private name(): { firstName: string; lastName: string } {
    for (;;) {
      const firstName = FIRST[this.random.integer(0, FIRST.length - 1)] ?? '';
      const lastName = LAST[this.random.integer(0, LAST.length - 1)] ?? '';
      if (this.taken.has(`${firstName} ${lastName}`)) continue;
      this.taken.add(`${firstName} ${lastName}`);
      return { firstName, lastName };
    }
  }
}
