import { ArrowRight } from 'lucide-react';
import type { BalancerNode } from '../api/balancer-api';
import { copy } from '../copy';
import { nameOf, shareText } from './cells';

interface ShareRowsProps {
  nodes: readonly BalancerNode[];
  /** By node, 0 to 1. */
  before: ReadonlyMap<string, number>;
  after: ReadonlyMap<string, number>;
  /** What the two are called. */
  words: readonly [before: string, after: string];
}

/** What part of the requests each node gets, before and after, in figures and as bars. */
export function ShareRows({ nodes, before, after, words }: ShareRowsProps) {
  const shown = nodes.filter(({ nodeId }) => (before.get(nodeId) ?? 0) > 0 || (after.get(nodeId) ?? 0) > 0);
  return (
    <table className="w-full">
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="text-left">
            <span className="sr-only">{copy.columns.node}</span>
          </th>
          {words.map((word, index) => (
            <th key={word} scope="col" colSpan={index === 1 ? 2 : 1} className="pb-1 pl-3 text-right font-medium">
              {word}
            </th>
          ))}
          <td className="w-1/3" />
        </tr>
      </thead>
      <tbody>
        {shown.map((node) => {
          const [was, is] = [before.get(node.nodeId) ?? 0, after.get(node.nodeId) ?? 0];
          return (
            <tr key={node.nodeId} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-semibold">
                <bdi className="break-all">{nameOf(node)}</bdi>
              </th>
              <td className="whitespace-nowrap pl-3 text-right text-muted">{shareText(was)}</td>
              <td className="pl-3 text-muted">
                <ArrowRight aria-hidden className="size-4" />
              </td>
              <td className="whitespace-nowrap pl-3 text-right font-semibold">{shareText(is)}</td>
              <td aria-hidden className="pl-4">
                <Bar share={was} className="bg-line-strong" />
                <Bar share={is} className="mt-0.5 bg-primary" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Bar({ share, className }: { share: number; className: string }) {
  return (
    <div className={`h-1.5 rounded-full forced-color-adjust-none ${className}`} style={{ width: `${share * 100}%` }} />
  );
}
