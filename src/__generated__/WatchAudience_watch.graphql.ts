/**
 * @generated SignedSource<<0e85746ca80642d3e05f3276e0185c57>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchAudience_watch$data = {
  readonly audience: {
    readonly name: string;
  } | null | undefined;
  readonly audienceKey: string;
  readonly linePercent: number;
  readonly " $fragmentType": "WatchAudience_watch";
};
export type WatchAudience_watch$key = {
  readonly " $data"?: WatchAudience_watch$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchAudience_watch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchAudience_watch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audienceKey",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Audience",
        "kind": "LinkedField",
        "name": "audience",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linePercent",
      "storageKey": null
    }
  ],
  "type": "Watch",
  "abstractKey": null
};

(node as any).hash = "2d8bcf401927ae2224778b879f46e1fc";

export default node;
