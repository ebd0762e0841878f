/**
 * @generated SignedSource<<769f73807601ae3c4f3bf2ed41a8ed8e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChannelKind = "ATOM" | "EMAIL" | "WEBHOOK";
import type { FragmentRefs } from "relay-runtime";
export type QuietTime_channel$data = {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly quietTime: {
    readonly days: ReadonlyArray<number>;
    readonly fromHour: number;
    readonly toHour: number;
  } | null | undefined;
  readonly zone: string;
  readonly " $fragmentType": "QuietTime_channel";
};
export type QuietTime_channel$key = {
  readonly " $data"?: QuietTime_channel$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuietTime_channel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuietTime_channel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuietTime",
      "kind": "LinkedField",
      "name": "quietTime",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromHour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toHour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Channel",
  "abstractKey": null
};

(node as any).hash = "f941db9563592a3a4a030a37898d509e";

export default node;
