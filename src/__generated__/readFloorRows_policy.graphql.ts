/**
 * @generated SignedSource<<0ed2a9508127152b46f79c2690d22a78>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FloorBasis = "ENGINE" | "MEASURED" | "NONE";
import type { FragmentRefs } from "relay-runtime";
export type readFloorRows_policy$data = {
  readonly floors: ReadonlyArray<{
    readonly automatic: {
      readonly version: string;
    } | null | undefined;
    readonly basis: FloorBasis;
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly browserShare: number;
    readonly browserValueShare: number | null | undefined;
    readonly by: {
      readonly browser: {
        readonly name: string;
      };
      readonly engineVersion: string | null | undefined;
      readonly version: string;
    } | null | undefined;
    readonly choices: ReadonlyArray<{
      readonly lostShare: number;
      readonly lostValueShare: number | null | undefined;
      readonly release: {
        readonly version: string;
      };
    }>;
    readonly release: {
      readonly engineVersion: string | null | undefined;
      readonly version: string;
    };
  }>;
  readonly givenUp: ReadonlyArray<{
    readonly automatic: {
      readonly version: string;
    } | null | undefined;
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly choices: ReadonlyArray<{
      readonly lostShare: number;
      readonly lostValueShare: number | null | undefined;
      readonly release: {
        readonly version: string;
      };
    }>;
    readonly lostShare: number;
    readonly lostValueShare: number | null | undefined;
  }>;
  readonly " $fragmentType": "readFloorRows_policy";
};
export type readFloorRows_policy$key = {
  readonly " $data"?: readFloorRows_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"readFloorRows_policy">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readFloorRows_policy"
};

(node as any).hash = "9a08e0a5e4b31221a6669a4b87230682";

export default node;
