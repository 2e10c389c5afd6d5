import type { Metadata } from 'next';
import { TextLink } from '@/app/components/button';
import { Section } from '@/app/components/page-frame';
import { Term } from '@/app/components/tooltip';
import { isPotGame } from '@/rulebooks/poker/showdown/games';
import { readPokerGame } from '../read-game';
import { PointsForm } from './points-form';
import { PotForm } from './pot-form';

type Props = { params: Promise<{ rulebook: string; game: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Showdown of ${(await readPokerGame(params)).shown.label}` };
}

export default async function ShowdownPage({ params }: Props) {
  const { rulebook, shown } = await readPokerGame(params);
  const { showdown } = shown;
  return (
    <Section
      title={`Showdown of ${shown.label}`}
      lead={
        isPotGame(showdown) ? (
          <>
            At the <Term word="showdown">showdown</Term>, who takes which part of the pot, and why. Before all
            cards are out, what each player’s are worth.
          </>
        ) : (
          'What each two players owe each other in points, and why.'
        )
      }
      actions={<TextLink href={`/rulebooks/${rulebook.id}/poker/${shown.id}`}>Rules of the game</TextLink>}
    >
      {isPotGame(showdown) ? <PotForm game={showdown} /> : <PointsForm game={showdown} />}
    </Section>
  );
}
